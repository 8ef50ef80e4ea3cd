"""Ten calls with the client of openapi-python-client, one of which uploads a deck."""

import json
import os
import sys

from livery_client import AuthenticatedClient
from livery_client.api.brand_governance import (
    create_brand_rule,
    delete_brand_rule,
    list_brand_checks,
    list_brand_rules,
    retrieve_brand_check,
    run_brand_check,
)
from livery_client.api.events_and_webhooks import list_events
from livery_client.api.platform import list_api_keys, ping
from livery_client.models import BrandCheckForm, CreateBrandRuleRequest, CreateBrandRuleRequestType
from livery_client.types import File

livery = AuthenticatedClient(base_url=os.environ["LIVERY"] + "/api/v1", token=os.environ["KEY"])
double_spaces = CreateBrandRuleRequest(type_=CreateBrandRuleRequestType.TEXT_DOUBLE_SPACES)

with open(sys.argv[1], "rb") as deck:
    form = BrandCheckForm(file=File(payload=deck, file_name="deck.pptx"))
    check = run_brand_check.sync(client=livery, body=form)
rule = create_brand_rule.sync(client=livery, body=double_spaces)

print(
    json.dumps(
        {
            "ping": ping.sync(client=livery).object_,
            "rules": len(list_brand_rules.sync(client=livery).data) - 1,
            "check": check.id,
            "kept": len(retrieve_brand_check.sync(check.id, client=livery).findings),
            "recent": list_brand_checks.sync(client=livery, limit=1).data[0].id,
            "event": list_events.sync(client=livery, type_="brand.check.*", limit="1").data[0].type_,
            "created": rule.severity.value,
            "deleted": delete_brand_rule.sync(rule.id, client=livery).deleted,
            "key": list_api_keys.sync(client=livery).data[0].object_,
            "missing": retrieve_brand_check.sync("brand_check_0000000000000000000001", client=livery).error.code,
        }
    )
)
