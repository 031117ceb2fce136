"""The actions of the window and its menus, as tables."""
