"""The hall's phones: a server on the laptop's own network, its protocol, and who may speak in it.

Start reading at `protocol.py` (what is said), then `port.py` (what the night gives and takes) and
`inbox.py` (in which order). `server.py` is the outside of it all; a request comes in at `front.py`,
a connection lives in `session.py`. What is defended, and what is not: `threats.md`.
"""
