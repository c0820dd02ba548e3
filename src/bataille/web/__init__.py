"""The page: its files, served here or written out for other servers.

The files are built from `page/` and never committed.
"""
