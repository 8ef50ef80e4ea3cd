# Generated from openapi.json by `npm run openapi`. Do not edit.
"""One module for each resource."""
