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
  const imports = [
    ...(body?.kind === 'upload' ? ["import { openAsBlob } from 'node:fs';\n"] : []),
    ...(answer === 'bytes' ? ["import { writeFile } from 'node:fs/promises';\n"] : []),
  ];
  return `${imports.join('')}${imports.length === 0 ? '' : '\n'}const { ${variablesOf(request).join(', ')} } = process.env;
${body?.kind === 'upload' ? formLines(body) : ''}
const response = await fetch(\`\${LIVERY}${path}\`${rest});
if (!response.ok) throw new Error(await response.text());
${READS[answer]}`;
}

function bodyLine(body: SampleBody): string {
  if (body.kind === 'json') return `  body: JSON.stringify(${indented(JSON.stringify(body.value, null, 2))}),`;
  if (body.kind === 'upload') return '  body: form,';
  const fields = body.fields.map(({ name, value, variable }) => `    ${name}: ${variable ?? `'${value}'`},`);
  return `  body: new URLSearchParams({\n${fields.join('\n')}\n  }),`;
}

function formLines({ field, filename }: Extract<SampleBody, { kind: 'upload' }>): string {
  return `
const form = new FormData();
form.set('${field}', await openAsBlob('${filename}'), '${filename}');
`;
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
