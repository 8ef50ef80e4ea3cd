"""How requests reach the service and how answers are read. Programs import from `livery`."""
