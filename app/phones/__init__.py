"""The hall's phones: a server on the laptop's own network, its protocol, and who may speak in it.

Start reading at `protocol.py` (what is said), then `port.py` (what the night gives and takes).
"""
