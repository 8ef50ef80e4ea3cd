import type { SampleBody, SampleField, SampleRequest } from './sample-request.ts';

/** Saves a file under the name of the answer, and shows events as they come. */
const OPTIONS = { json: '', bytes: '-OJ ', events: '-N ' } as const;

/** The request as a curl command, with the variables of the guides. */
export function inCurl({ method, path, needsKey, isRepeatable, body, answer }: SampleRequest): string {
  const isNamed = method === 'GET' || (method === 'POST' && body !== null);
  const lines = [
    `curl ${OPTIONS[answer]}${isNamed ? '' : `-X ${method} `}"$LIVERY${path}"`,
    ...(needsKey ? ['-H "Authorization: Bearer $KEY"'] : []),
    ...(isRepeatable ? ['-H "Idempotency-Key: $(openssl rand -hex 16)"'] : []),
    ...(body === null ? [] : bodyLines(body)),
  ];
  return lines.join(' \\\n  ');
}

function bodyLines(body: SampleBody): readonly string[] {
  if (body.kind === 'form') return body.fields.map(fieldLine);
  if (body.kind === 'upload') return [`-F '${body.field}=@${body.filename}'`];
  const json = JSON.stringify(body.value, null, 2).replaceAll("'", "'\\''");
  return ["-H 'Content-Type: application/json'", `-d '${json}'`];
}

function fieldLine({ name, value, variable }: SampleField): string {
  return variable === undefined ? `-d '${name}=${value}'` : `-d "${name}=$${variable}"`;
}
