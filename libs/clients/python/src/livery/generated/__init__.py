# Generated from openapi.json by `npm run openapi`. Do not edit.
"""What is made of the contract."""
