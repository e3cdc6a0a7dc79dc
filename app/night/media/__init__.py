"""Pictures, sound and video of the questions, long texts, and partners, on the night."""
