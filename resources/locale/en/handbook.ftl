### The handbook: its window, its chapters, and what the program fills in

handbook-open = &Handbook
handbook-title = Handbook
handbook-contents = Contents
handbook-text = Page
handbook-search = Search the handbook
handbook-results = Pages about “{ $words }”
handbook-nothing-found = No page has all these words. Try fewer words, or look in the contents.
handbook-missing = This copy of TourneyDesk has no handbook. Install it again.
handbook-only-english = This page is only in English so far.

handbook-chapter-start = Start here
handbook-chapter-event = Running an event
handbook-chapter-trouble = When something goes wrong
handbook-chapter-more = More than one event or laptop
handbook-chapter-formats = Formats
handbook-chapter-reference = Reference

handbook-key = Key
handbook-key-does = What it does
handbook-setting-default = Default: { $value }
handbook-setting-usual = { $value } (default)
handbook-setting-range = From { $low } to { $high }

keys-handbook = Handbook
keys-handbook-find = Search
keys-handbook-back = Previous page
keys-handbook-forward = Next page
keys-handbook-best = Open the best page found
keys-handbook-leave = Close the handbook
keys-in-search = { $key } in the search field
handbook-turn = { $does } ({ $key })
handbook-section = { $page } – { $heading }
handbook-entry = **{ $name }**: { $about }
