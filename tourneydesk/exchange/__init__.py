"""Events as files of other programs: tables, rating reports, pages; each kind in its own module.

`kinds` lists them. Every module turns an event into the bytes of files and writes nothing itself;
`exchange.kinds` does.
"""
