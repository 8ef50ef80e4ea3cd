import { escapeHtml } from '../escape-html.ts';
import type { Contract, Operation } from './contract.ts';
import type { MediaType, Parameter } from './open-api.ts';
import { FORM, JSON_TYPE, MULTIPART, requiredInQuery, textOf } from './sample-request.ts';

/** What is sent as the file of a form without an example: a text. */
const EXAMPLE_TEXT = Buffer.from('test').toString('base64');
const SECRETS: ReadonlySet<string> = new Set(['client_id', 'client_secret', 'token']);

interface Field {
  readonly name: string;
  /** The part of the request in which `try-it.js` puts the value. */
  readonly place: 'path' | 'query' | 'form' | 'key';
  readonly value?: string;
  readonly placeholder?: string;
  readonly isRequired?: boolean;
  readonly list?: string;
}

/** A form that sends the request of an operation, with the examples unless the reader changes them. */
export function tryForm(operation: Operation, contract: Contract): string {
  const { operationId, method, path, parameters, credential, list } = operation;
  const isRepeatable = parameters.some(({ name }) => name === 'Idempotency-Key');
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query' && !parameter.required);
  const raw = rawBodyOf(operation);
  const datalist = list === null ? '' : `<datalist id="${operationId}-ids" data-list="${list}"></datalist>`;
  return `<details class="try">
<summary>Try it</summary>
<form data-method="${method}" data-path="${path}"${isRepeatable ? ' data-repeatable' : ''}>
${credential === 'key' ? field({ name: 'API key', place: 'key', isRequired: true, placeholder: 'sk_test_…' }) : ''}
${inPath.map((parameter) => pathField(operation, parameter)).join('\n')}${datalist}
${requiredFields(parameters)}${raw === undefined ? optionalFields(inQuery) : ''}
${bodies(operation, contract, inQuery)}
<button type="submit">Send request</button>
</form>
<output aria-label="Answer"></output>
</details>
`;
}

/** For reads, the form fills in the id of the newest record. For changes, the reader selects it. */
function pathField({ operationId, list, method }: Operation, { name, example }: Parameter): string {
  const offer = list === null ? {} : { list: `${operationId}-ids` };
  const placeholder = textOf(example ?? name);
  const html = field({ name, place: 'path', isRequired: true, placeholder, ...offer });
  return method === 'GET' ? html.replace('<input', '<input data-newest') : html;
}

function requiredFields(parameters: readonly Parameter[]): string {
  const fields = requiredInQuery(parameters).map(([name, value]) =>
    field({ name, place: 'query', value, isRequired: true }),
  );
  return fields.map((html) => `${html}\n`).join('');
}

function optionalFields(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  return `<details><summary>Query parameters</summary>\n${queryFields(parameters)}\n</details>`;
}

function queryFields(parameters: readonly Parameter[]): string {
  return parameters
    .map(({ name, example }) => field({ name, place: 'query', placeholder: textOf(example ?? '') }))
    .join('\n');
}

function field({ name, place, value = '', placeholder = '', isRequired = false, list }: Field): string {
  const isSecret = place === 'key' || name === 'client_secret';
  const attributes = [
    `type="${isSecret ? 'password' : 'text'}"`,
    `name="${escapeHtml(name)}"`,
    `data-in="${place}"`,
    'autocomplete="off"',
    'spellcheck="false"',
    ...(value === '' ? [] : [`value="${escapeHtml(value)}"`]),
    ...(placeholder === '' ? [] : [`placeholder="${escapeHtml(placeholder)}"`]),
    ...(list === undefined ? [] : [`list="${list}"`]),
    ...(isRequired ? ['required'] : []),
  ];
  return `<label><span>${escapeHtml(name)}</span><input ${attributes.join(' ')}></label>`;
}

/** The media types in which the body can be sent. The first is that of the samples. */
function bodies(operation: Operation, contract: Contract, inQuery: readonly Parameter[]): string {
  const ways = waysOf(operation);
  const parts = ways.map(([type, media], index) => {
    const attributes = `data-body="${type}"${index === 0 ? '' : ' disabled hidden'}`;
    return `<fieldset ${attributes}>\n<legend class="unseen">${type}</legend>\n${bodyFields(operation, type, media, contract, inQuery)}\n</fieldset>`;
  });
  if (ways.length < 2) return parts.join('\n');
  const options = ways.map(([type]) => `<option value="${type}">${labelOf(type)}</option>`);
  return `<label><span>Sent as</span><select data-bodies>${options.join('')}</select></label>\n${parts.join('\n')}`;
}

function waysOf(operation: Operation): readonly (readonly [string, MediaType])[] {
  const { bodies: all } = operation;
  const raw = rawBodyOf(operation);
  const wanted = [FORM, JSON_TYPE, MULTIPART, ...(raw === undefined ? [] : [raw])];
  return wanted.flatMap((type) => {
    const media = all[type];
    return media === undefined ? [] : [[type, media] as const];
  });
}

/** The first media type for a body that is only a file. */
function rawBodyOf({ bodies: all }: Operation): string | undefined {
  return Object.entries(all).find(([, { schema }]) => schema?.contentMediaType !== undefined)?.[0];
}

function labelOf(type: string): string {
  const known = new Map([
    [FORM, 'Form'],
    [JSON_TYPE, 'JSON'],
    [MULTIPART, 'Form with a file'],
  ]);
  return known.get(type) ?? 'The file itself';
}

function bodyFields(
  operation: Operation,
  type: string,
  media: MediaType,
  contract: Contract,
  inQuery: readonly Parameter[],
): string {
  if (type === JSON_TYPE) {
    const json = escapeHtml(JSON.stringify(contract.exampleOf(media) ?? {}, null, 2));
    const rows = Math.min(json.split('\n').length, 16);
    return `<label><span>Body</span><textarea data-in="json" rows="${rows}" wrap="off" spellcheck="false">${json}</textarea></label>`;
  }
  const { properties = {}, required = [] } = contract.resolved(media.schema ?? {});
  if (Object.keys(properties).length === 0) return `${fileField(operation, contract)}\n${queryFields(inQuery)}`;
  const examples = new Map(contract.exampleMembers(media));
  return Object.entries(properties)
    .map(([name, schema]) => {
      if (schema.contentMediaType !== undefined) return fileField(operation, contract, name);
      const text = textOf(examples.get(name) ?? '');
      // The other fields follow from the name of the file. Their examples would be wrong for another file.
      const isLeftOut = type === MULTIPART && !required.includes(name);
      if (isLeftOut || SECRETS.has(name)) return field({ name, place: 'form', placeholder: text });
      return field({ name, place: 'form', value: text });
    })
    .join('\n');
}

/** A file of the reader, or the example file in the JSON example of the same operation. */
function fileField({ bodies: all }: Operation, contract: Contract, name = 'file'): string {
  const media = all[JSON_TYPE];
  const { properties = {} } = contract.resolved(media?.schema ?? {});
  const members = media === undefined ? [] : contract.exampleMembers(media);
  const document = members.find(([member]) => properties[member]?.contentEncoding === 'base64')?.[1];
  const [filename, example] =
    document === undefined ? ['example.txt', EXAMPLE_TEXT] : ['example.pptx', textOf(document)];
  const hint = ' <small>without one of yours, the example is sent</small>';
  return `<label><span>${name}${hint}</span><input type="file" name="${name}" data-in="file" data-filename="${filename}" data-example="${example}"></label>`;
}
