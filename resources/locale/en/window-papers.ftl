### The papers: record cards on the screen, printing, and what changed since

papers-record-cards = Record cards
papers-record-card = Record card
papers-record-card-of = Record card: { $name }
papers-card-tip = Click to enlarge
papers-card-large = Record card: { $name }, enlarged
papers-card-back = Back
papers-page-of = Page { $page } of { $pages }
papers-page-back = ‹
papers-page-on = ›
papers-page-back-tip = Previous page ({ $key })
papers-page-on-tip = Next page ({ $key })
papers-page-larger = Zoom in
papers-page-whole = Fit page
papers-page-zoom-tip = Zoom in, or fit the page ({ $key })
papers-page = Papers
papers-go-to = P&apers
papers-print-packet = Print r&ound packet
papers-print-changed = Reprint what chan&ged
papers-head = Document
papers-last-printed-head = Printed
papers-last-printed = { $at }, rev. { $revision }
papers-print-changed-press = Reprint changed
papers-nothing-changed = All printed documents are current.
papers-what-changed = Out of date
papers-option-round = Round
papers-size = Paper size
papers-option-tables = { -Tables }
papers-option-players = Players
papers-option-pages = Pages
papers-option-copies = Copies
papers-option-printer = Printer
papers-all-of-them = all
papers-numbers-example = e.g. 9, 11–14
papers-size-letter = Letter
papers-size-a4 = A4
papers-size-card = Cards, 3 × 5 in
papers-size-4x6 = Cards, 4 × 6 in
papers-size-a6 = Cards, A6
papers-no-printer = No printer
papers-print = Print
papers-save-pdf = Save as PDF…
papers-stop-printing = Cancel
papers-choose-pdf = Save PDF as
papers-pdf-files = PDF (*.pdf)
papers-pdf-name = { $event } – { $paper }
papers-pdf-name-of-round = { $event } – { $paper }, round { $round }
papers-not-numbers = { $field }: type numbers such as 9 or 9, 11–14.
papers-not-copies = Copies: type a number from 1 to { $most }.
papers-no-such-page =
    { $pages ->
        [one] This document has { $pages } page.
       *[other] This document has { $pages } pages.
    }
papers-making = Preparing pages…
papers-making-longer = Preparing pages, { $seconds } so far… { key-esc } cancels.
papers-making-stopped = Canceled. Nothing was printed.
papers-printing = Sending to { $printer }…
papers-printing-page = Sending page { $page } of { $pages } to { $printer }… { key-esc } cancels.
papers-printed = { $paper } sent to { $printer }.
papers-pdf-saved = { $paper } saved as { $file }.
papers-printing-stopped = Canceled. Pages already sent may still print.
papers-printer-gone = { $printer } is no longer available. Choose another printer, or save a PDF.
papers-printer-refused = { $printer } isn’t responding. Check power, paper and cable, then try again, or save a PDF.
papers-printer-said = { $text } Printer message: { $said }
papers-no-printer-advice = No printer is set up on this computer. Save a PDF and print it elsewhere.
papers-more-names =
    { $text } { $count ->
        [one] { $count } more name has letters that can’t be printed.
       *[other] { $count } more names have letters that can’t be printed.
    }
papers-changed = Out of date: { $things }
papers-result-slips =
    { $slips ->
        [one] { $slips } result slip
       *[other] { $slips } result slips
    }
