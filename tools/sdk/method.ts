import type { Parameter, Schema } from './document.ts';
import { capitalized } from './names.ts';
import type { Answer, Input, Operation } from './operations.ts';
import { commentOf, memberOf, sentencesOf, typeOf } from './schema-type.ts';

/** The options of a method by the header parameter of its operation. */
const OPTIONS: Readonly<Record<string, string>> = {
  IfMatch: 'ConditionalOptions',
  Prefer: 'BackgroundOptions',
  PreferWait: 'WaitOptions',
};

/** One method of a resource: its code, and the code of the type of its query. */
export interface Method {
  readonly code: string;
  readonly queryType: string;
}

export function methodOf(operation: Operation): Method {
  const { method, answer, pathParameters, query, input } = operation;
  const parameters = [
    ...pathParameters.map(({ name, schema }) => `${argumentOf(name)}: ${typeOf(schema)}`),
    ...(query.length > 0 ? [queryParameter(operation)] : []),
    ...(input === undefined ? [] : [inputParameter(input)]),
    `options?: ${optionsOf(operation)}`,
  ];
  return {
    code: `${documentation(operation)}${method}(${parameters.join(', ')}): ${returnTypeOf(answer)} {
  return this.api.${functionOf(answer)}({ ${requestOf(operation)} });
}`,
    queryType: query.length > 0 ? queryTypeOf(operation) : '',
  };
}

function documentation({ summary, description, verb, path, scopes, pathParameters }: Operation): string {
  const needs = scopes.length === 0 ? 'It needs no scope.' : `It needs one of the scopes ${scopes.join(', ')}.`;
  const parameters = pathParameters
    .filter(({ description: words }) => words !== undefined)
    .map(({ name, description: words = '' }) => `@param ${argumentOf(name)} ${words}`);
  return commentOf([`${summary}: \`${verb} ${path}\`.`, '', description, '', needs, ...parameters].join('\n'));
}

function returnTypeOf(answer: Answer): string {
  switch (answer.kind) {
    case 'record':
      return `Call<${typeOf(answer.schema)}>`;
    case 'list':
      return `Pages<${typeOf(answer.item)}, ${typeOf(answer.schema)}>`;
    case 'file':
      return 'Call<Download>';
    case 'stream':
      return `AsyncIterable<${typeOf(answer.schema)}>`;
  }
}

function functionOf({ kind }: Answer): string {
  return { record: 'call', list: 'list', file: 'download', stream: 'follow' }[kind];
}

function requestOf(operation: Operation): string {
  const { verb, query, input, isPublic, isRepeatable } = operation;
  return [
    `method: '${verb}'`,
    `path: ${pathOf(operation)}`,
    ...(query.length > 0 ? ['query'] : []),
    ...(input === undefined ? [] : [{ json: 'body', upload: 'upload', urlencoded: 'form' }[input.kind]]),
    ...(operation.accept === undefined ? [] : [`accept: '${operation.accept}'`]),
    ...(isPublic ? ['isPublic: true'] : []),
    ...(isRepeatable ? [] : ['isRepeatable: false']),
    'options',
  ].join(', ');
}

function pathOf({ path, pathParameters }: Operation): string {
  if (pathParameters.length === 0) return `'${path}'`;
  return `pathText\`${path.replace(/\{(\w+)\}/g, (_, name: string) => `\${${argumentOf(name)}}`)}\``;
}

function inputParameter(input: Input): string {
  switch (input.kind) {
    case 'json':
      return `body: ${typeOf(input.schema)}${input.isOptional ? ' = {}' : ''}`;
    case 'urlencoded':
      return `form: ${typeOf(input.schema)}`;
    case 'upload':
      return `upload: ${uploadTypeOf(input.schema, input.form)}`;
  }
}

/** The fields of the JSON body or of the form, with the file as a program has it. */
function uploadTypeOf(schema: Schema, form: Schema): string {
  if (schema.$ref === undefined) return 'unknown';
  const name = typeOf(schema);
  if (name.endsWith('Form')) return `Omit<${name}, 'file'> & { file: FileSource }`;
  if (name === 'CreateFontRequest') return `${name} & { file?: FileSource | undefined }`;
  const { content_type: type } = form.properties ?? {};
  if (type === undefined) return `Omit<${name}, 'file'> & { file: FileSource | string }`;
  return `Omit<${name}, 'content_base64' | 'content_type'> & { file: FileSource; content_type?: ${typeOf(type)} | undefined }`;
}

function queryParameter(operation: Operation): string {
  const isRequired = operation.query.some(({ required }) => required === true);
  return `query: ${queryNameOf(operation)}${isRequired ? '' : ' = {}'}`;
}

/** The names of the types of queries. */
export function queryNamesOf(operations: readonly Operation[]): readonly string[] {
  return [...new Set(operations.filter(({ query }) => query.length > 0).map(queryNameOf))];
}

function queryNameOf({ operationId }: Operation): string {
  return `${capitalized(operationId)}Query`;
}

function queryTypeOf(operation: Operation): string {
  const members = operation.query.filter(({ name }) => !name.startsWith('created[')).map(queryMemberOf);
  const range = operation.query.some(({ name }) => name.startsWith('created['))
    ? ['/** Selects records by the time of their creation. */\ncreated?: TimeRange | undefined;']
    : [];
  const about = `/** The parameters of \`${operation.verb} ${operation.path}\`. */\n`;
  return `${about}export type ${queryNameOf(operation)} = {\n${[...members, ...range].join('\n')}\n};`;
}

function queryMemberOf({ name, description, schema, required = false }: Parameter): string {
  const member = { ...schema, ...(description !== undefined && { description }) };
  if (schema['x-integer'] === true)
    return memberOf(name, { description: sentencesOf(member), type: 'number' }, required);
  const values = schema.enum ?? [];
  if (values.length === 0 || !values.every((value) => value === 'true' || value === 'false')) {
    return memberOf(name, member, required);
  }
  const flag = values.length === 1 ? { const: values[0] === 'true' } : { type: 'boolean' };
  return memberOf(name, { description: sentencesOf(member), ...flag }, required);
}

/** The name of the type of the options of a method. */
export function optionsOf({ headers }: Operation): string {
  return headers.flatMap((header) => OPTIONS[header] ?? [])[0] ?? 'RequestOptions';
}

function argumentOf(parameter: string): string {
  return parameter.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
