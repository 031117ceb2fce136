"""The program in a real window, driven by keys and mouse as people drive it."""
