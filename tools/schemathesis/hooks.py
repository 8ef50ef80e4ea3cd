"""Keeps a run from taking away the key that it asks with: the list of keys names it, and so generated requests find it."""

import os

import schemathesis

OWN_KEY = os.environ["LIVERY_OWN_KEY"]
ANOTHER_KEY = "key_0000000000000000000001"


@schemathesis.hook
def before_call(context, case, kwargs):
    """Changes and revocations of the own key go to one that is not there; it may be read."""
    parameters = case.path_parameters
    if case.method.upper() != "GET" and parameters and parameters.get("id") == OWN_KEY:
        parameters["id"] = ANOTHER_KEY
