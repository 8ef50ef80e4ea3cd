"""What a customer writes on top of the generated client: reads the rules, checks a deck, and prints what came of it as JSON."""

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

rules = brand.list_brand_rules()
check = brand.run_brand_check(
    file=("brand-faults.pptx", content), metadata='{"source": "python"}', _content_type="multipart/form-data"
)
hour_ago = datetime.now(timezone.utc) - timedelta(hours=1)
recent = brand.list_brand_checks(created_gte=hour_ago, limit=10)
older = brand.list_brand_checks(created_lt=hour_ago)
events = webhooks.list_events(type="brand.check.*")

application = platform.create_o_auth_application(
    livery_client.CreateOAuthApplicationRequest(name="Python", requested_scopes=["brand:read"])
)
credentials = {"client_id": application.client_id, "client_secret": application.client_secret}
token = oauth.issue_access_token(grant_type="client_credentials", **credentials)
known = oauth.introspect_token(livery_client.TokenRequest(token=token.access_token, **credentials))
unknown = oauth.introspect_token(livery_client.TokenRequest(token="nothing", **credentials))

try:
    brand.retrieve_brand_check("brand_check_0000000000000000000001")
    missing = None
except NotFoundException as error:
    missing = error.data.error.code

print(
    json.dumps(
        {
            "rules": [rule.id for rule in rules.data],
            "check": check.id,
            "findings": {finding.id: finding.severity for finding in check.findings},
            "kept": brand.retrieve_brand_check(check.id).summary.total,
            "recent": [one.id for one in recent.data],
            "older": [one.id for one in older.data],
            "event": events.data[0].type,
            "known": known.actual_instance.active,
            "unknown": unknown.actual_instance.active,
            "missing": missing,
        }
    )
)
