import type { JsonValue } from '@livery/kernel';
import type { SampleBody, SampleRequest } from './sample-request.ts';

/** What is done with the response, within the `with` block. */
const READS = {
  json: ['print(json.load(response))'],
  bytes: ['with open("download", "wb") as file:', '    shutil.copyfileobj(response, file)'],
  events: ['for line in response:', '    print(line.decode(), end="")'],
} as const;

/** The request as a Python 3 script, without packages. */
export function inPython({ method, path, needsKey, isRepeatable, body, answer }: SampleRequest): string {
  const headers = [
    ...(needsKey ? ['"Authorization": "Bearer " + os.environ["KEY"],'] : []),
    ...(body?.kind === 'json' ? ['"Content-Type": "application/json",'] : []),
    ...(body?.kind === 'upload' ? ['"Content-Type": "multipart/form-data; boundary=" + boundary,'] : []),
    ...(isRepeatable ? ['"Idempotency-Key": str(uuid.uuid4()),'] : []),
  ];
  const options = [
    `    os.environ["LIVERY"] + "${path}",`,
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    ...(headers.length === 0 ? [] : ['    headers={', ...headers.map((header) => `        ${header}`), '    },']),
    ...(body === null ? [] : [`    data=${bodyExpression(body)},`]),
  ];
  const modules = [
    ...(answer === 'json' || body?.kind === 'json' ? ['json'] : []),
    'os',
    ...(answer === 'bytes' ? ['shutil'] : []),
    'sys',
    'urllib.error',
    ...(body?.kind === 'form' ? ['urllib.parse'] : []),
    'urllib.request',
    ...(isRepeatable || body?.kind === 'upload' ? ['uuid'] : []),
  ];
  return `${modules.map((name) => `import ${name}`).join('\n')}
${body?.kind === 'upload' ? uploadLines(body) : ''}
request = urllib.request.Request(
${options.join('\n')}
)
try:
    with urllib.request.urlopen(request) as response:
${READS[answer].map((line) => `        ${line}`).join('\n')}
except urllib.error.HTTPError as error:
    sys.exit(error.read().decode())`;
}

function bodyExpression(body: SampleBody): string {
  if (body.kind === 'json') return `json.dumps(${literal(body.value, '    ')}).encode()`;
  if (body.kind === 'upload') return 'head.encode() + content + tail.encode()';
  const fields = body.fields.map(
    ({ name, value, variable }) =>
      `        "${name}": ${variable === undefined ? literal(value) : `os.environ["${variable}"]`},\n`,
  );
  return `urllib.parse.urlencode({\n${fields.join('')}    }).encode()`;
}

/** A form with one file, which Python cannot write by itself. */
function uploadLines({ field, filename }: Extract<SampleBody, { kind: 'upload' }>): string {
  return `
boundary = uuid.uuid4().hex
head = (
    f'--{boundary}\\r\\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\\r\\n'
    "Content-Type: application/octet-stream\\r\\n\\r\\n"
)
tail = f"\\r\\n--{boundary}--\\r\\n"
with open("${filename}", "rb") as file:
    content = file.read()
`;
}

/** JSON as Python: only true, false and null are written differently. */
function literal(value: JsonValue, indent = ''): string {
  const inner = `${indent}    `;
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const lines = Array.isArray(value)
    ? value.map((item: JsonValue) => literal(item, inner))
    : Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${literal(member, inner)}`);
  if (lines.length === 0) return open + close;
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
}
