import { type SampleBody, type SampleRequest, variablesOf } from './sample-request.ts';

/** What is done with the response. */
const READS = {
  json: 'console.log(await response.json());',
  bytes: "await writeFile('download', await response.bytes());",
  events: 'for await (const text of response.body.pipeThrough(new TextDecoderStream())) console.log(text);',
} as const;

/** The request as a JavaScript module for Node, without packages. */
export function inJavaScript(request: SampleRequest): string {
  const { method, path, needsKey, isRepeatable, body, answer } = request;
  const headers = [
    ...(needsKey ? ['Authorization: `Bearer ${KEY}`,'] : []),
    ...(body?.kind === 'json' ? ["'Content-Type': 'application/json',"] : []),
    ...(isRepeatable ? ["'Idempotency-Key': crypto.randomUUID(),"] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers.map((header) => `    ${header}`), '  },']),
    ...(body === null ? [] : [bodyLine(body)]),
  ];
  const rest = options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`;
  const imports = answer === 'bytes' ? "import { writeFile } from 'node:fs/promises';\n\n" : '';
  return `${imports}const { ${variablesOf(request).join(', ')} } = process.env;

const response = await fetch(\`\${LIVERY}${path}\`${rest});
if (!response.ok) throw new Error(await response.text());
${READS[answer]}`;
}

function bodyLine(body: SampleBody): string {
  if (body.kind === 'json') return `  body: JSON.stringify(${indented(JSON.stringify(body.value, null, 2))}),`;
  const fields = body.fields.map(({ name, value, variable }) => `    ${name}: ${variable ?? `'${value}'`},`);
  return `  body: new URLSearchParams({\n${fields.join('\n')}\n  }),`;
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
