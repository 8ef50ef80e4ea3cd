/** The description of the OpenAPI document: what applies to all endpoints, in Markdown. */
export const API_DESCRIPTION = `Livery checks presentations and text documents against an organization's brand. It reports every change with
events and signed webhooks.

**Credentials.** Send \`Authorization: Bearer …\` with a secret key or an access token. The credential determines the
organization and the mode. Live data and test data are separate. An endpoint accepts a credential that has any one of the scopes
that the endpoint lists.

**Errors** have one format: \`{"error": {"type", "code", "message", "param", "request_id", …}}\`. Programs should use \`code\`.
Every response has the header \`Request-Id\`. A path that does not exist gets 404 \`route_missing\`. A method that the path does
not support gets 405 \`method_not_allowed\`. A request that is not valid HTTP, has too large headers, or sends its headers too
slowly gets 400, 431 or 408 before it reaches an endpoint.

**Idempotency.** A write with an \`Idempotency-Key\` is performed once, even if you send it several times within 24 hours.

**Lists** have the format \`{"object": "list", "data", "has_more", "url"}\`. To get the next page, send the id of the last record
as \`starting_after\`. To get the previous page, send the id of the first record as \`ending_before\`.

**Versions.** The path contains the major version. \`Api-Version\` selects a dated version. If you leave it out, the version that
the credential was pinned to when it was created is used.

**Files** are answered as bytes, with an \`ETag\`. \`Range\` asks for one part of a file; several ranges in one request get the whole
file. **Events** of a stream (\`text/event-stream\`) have their data as JSON in one line. A stream ends after five minutes at the
latest, and with its credential; connect again to go on.

**Browsers.** Pages of any origin may call the operations that accept publishable keys. They can read the response to a publishable
key, and never the response to a secret key or an access token.

**Unknown parameters** in bodies and queries are refused, so that a typing error is not ignored.`;
