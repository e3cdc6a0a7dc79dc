"""What is looked at before an evening: disk, battery, the laptop's own way to its server."""
