/** What holds for all endpoints, in Markdown. */
export const ABOUT = `Livery judges presentations and text documents by an organization's brand, and tells of every change by
events and signed webhooks.

**Credentials.** Send \`Authorization: Bearer …\` with a secret key or an access token. The credential decides the
organization and the mode: live and test data never meet. An endpoint is open to a credential that has any one of its scopes.

**Errors** have one shape, \`{"error": {"type", "code", "message", "param", "request_id", …}}\`. Programs go by \`code\`.
Every answer carries \`Request-Id\`. A path that does not exist is 404 \`route_missing\`; another method than those of a path is
405 \`method_not_allowed\`; a request that is no HTTP, or whose headers are too large or too slow, is answered with 400, 431 or
408 before it reaches an endpoint.

**Repeats.** A write with an \`Idempotency-Key\` is performed once, however often it is sent within a day.

**Lists** are \`{"object": "list", "data", "has_more", "url"}\`. For the next page send the id of the last record as
\`starting_after\`; for the page before, the id of the first as \`ending_before\`.

**Versions.** The path holds the major version. \`Api-Version\` chooses a dated one; left out, it is the one that the
credential was pinned to when it was made.

**Unknown parameters** are refused, in bodies and queries: a typing error is never ignored.`;
