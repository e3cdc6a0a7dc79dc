"""The desk's hand on sound, video and long texts."""
