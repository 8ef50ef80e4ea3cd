"""Ten calls with the client of OpenAPI Generator, one of which uploads a deck, and calls with filters by time and with one of two answers."""

import json
import os
import sys
from datetime import datetime, timedelta, timezone

import livery_client
from livery_client.exceptions import NotFoundException

origin = os.environ["LIVERY"] + "/api/v1"
client = livery_client.ApiClient(livery_client.Configuration(host=origin, access_token=os.environ["KEY"]))
brand = livery_client.BrandGovernanceApi(client)
platform = livery_client.PlatformApi(client)
webhooks = livery_client.EventsAndWebhooksApi(client)
oauth = livery_client.OAuthApi(livery_client.ApiClient(livery_client.Configuration(host=origin)))

with open(sys.argv[1], "rb") as file:
    content = file.read()

ping = platform.ping()
rules = brand.list_brand_rules()
check = brand.run_brand_check(
    file=("deck.pptx", content), metadata='{"source": "python"}', _content_type="multipart/form-data"
)
hour_ago = datetime.now(timezone.utc) - timedelta(hours=1)
recent = brand.list_brand_checks(created_gte=hour_ago, limit=1)
older = brand.list_brand_checks(created_lt=hour_ago)
assert older.data == []
events = webhooks.list_events(type="brand.check.*", limit="1")
created = brand.create_brand_rule(livery_client.CreateBrandRuleRequest(type="text.double_spaces"))
deleted = brand.delete_brand_rule(created.id)

application = platform.create_o_auth_application(
    livery_client.CreateOAuthApplicationRequest(name="Python", requested_scopes=["brand:read"])
)
credentials = {"client_id": application.client_id, "client_secret": application.client_secret}
token = oauth.issue_access_token(grant_type="client_credentials", **credentials)
known = oauth.introspect_token(livery_client.TokenRequest(token=token.access_token, **credentials))
unknown = oauth.introspect_token(livery_client.TokenRequest(token="nothing", **credentials))
assert [known.actual_instance.active, unknown.actual_instance.active] == [True, False]

try:
    brand.retrieve_brand_check("brand_check_0000000000000000000001")
    missing = None
except NotFoundException as error:
    missing = error.data.error.code

print(
    json.dumps(
        {
            "ping": ping.object,
            "rules": len(rules.data),
            "check": check.id,
            "kept": len(brand.retrieve_brand_check(check.id).findings),
            "recent": recent.data[0].id,
            "event": events.data[0].type,
            "created": created.severity,
            "deleted": deleted.deleted,
            "key": platform.list_api_keys().data[0].object,
            "missing": missing,
        }
    )
)
