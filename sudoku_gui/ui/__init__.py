"""The window: widgets, threads and dialogs.  Qt is imported here and in app.py, nowhere else."""
