"""Keeps a run from taking away the key that it asks with, and says what the schemas of event streams describe.

The list of keys names the own key, and so generated requests find it.
"""

import os

import schemathesis

OWN_KEY = os.environ["LIVERY_OWN_KEY"]
ANOTHER_KEY = "key_0000000000000000000001"
# What `GET /events` waits for, in seconds. Other values are refused, and stay as they are.
WAITS = {str(seconds) for seconds in range(1, 31)}


@schemathesis.hook
def before_call(context, case, kwargs):
    """Changes and revocations of the own key go to one that is not there; it may be read.

    Nobody waits for jobs, which no worker does here, nor for further events: a run would wait for most of its time.
    """
    if case.headers is not None and str(case.headers.get("Prefer", "")).startswith("wait"):
        case.headers["Prefer"] = "wait=0"
    if case.query and str(case.query.get("wait")) in WAITS:
        case.query["wait"] = 0
    parameters = case.path_parameters
    if case.method.upper() != "GET" and parameters and parameters.get("id") == OWN_KEY:
        parameters["id"] = ANOTHER_KEY


@schemathesis.hook
def before_load_schema(context, raw_schema):
    """The contract describes the data of an event, as generators of clients read it. Schemathesis takes the schema for that of the event."""
    for path in raw_schema["paths"].values():
        for operation in path.values():
            if not isinstance(operation, dict):
                continue
            for response in operation.get("responses", {}).values():
                content = response.get("content", {}).get("text/event-stream")
                if content is not None:
                    content["schema"] = event_of(content["schema"])


def event_of(data):
    """The schema of an event whose data is JSON."""
    encoded = {"type": "string", "contentMediaType": "application/json", "contentSchema": data}
    return {"type": "object", "required": ["event", "data"], "properties": {"event": {"type": "string"}, "data": encoded}}
