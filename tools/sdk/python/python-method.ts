import type { OpenApiDocument } from '../document.ts';
import { optionsOf } from '../method.ts';
import type { Answer, Operation } from '../operations.ts';
import { type Argument, inputArguments, pathArguments, queryArguments } from './method-arguments.ts';
import { pythonName } from './python-names.ts';
import { annotated, docstring } from './python-text.ts';
import { pythonTypeOf } from './python-type.ts';

/** The arguments of a method by where they are sent. */
interface Arguments {
  readonly path: readonly Argument[];
  readonly query: readonly Argument[];
  readonly input: readonly Argument[];
}

/** One method of a resource. */
export function pythonMethod(document: OpenApiDocument, operation: Operation): string {
  const path = pathArguments(operation);
  const fields = operation.input === undefined ? [] : inputArguments(document, operation.input);
  // The service ignores the id in a body, which it accepts because its answers have it.
  const input = fields.filter(({ sent }) => sent !== 'id' || path.every((parameter) => parameter.sent !== 'id'));
  const given: Arguments = { path, query: queryArguments(operation), input };
  const all = [...given.path, ...given.query, ...given.input];
  if (new Set([...all.map(({ name }) => name), 'self', 'options']).size !== all.length + 2) {
    throw new Error(`Two arguments of ${operation.operationId} have the same name.`);
  }
  return `    def ${pythonName(operation.method)}(
        self,
${given.path.map(({ name, type }) => annotated(`        ${name}`, type, ',')).join('')}        *,
${given.query.map((argument) => parameterOf(argument, 'None')).join('')}${given.input.map((argument) => parameterOf(argument, 'Unset')).join('')}        options: ${optionsOf(operation)} | None = None,
    ) -> ${returnTypeOf(operation.answer)}:
${docstring(documentation(operation, all), 8)}${bodyOf(operation, given)}`;
}

/** An argument that may be left out. A parameter of the query cannot be null, so None leaves it out. */
function parameterOf({ name, type, isRequired }: Argument, missing: 'None' | 'Unset'): string {
  if (isRequired) return annotated(`        ${name}`, type, ',');
  return annotated(`        ${name}`, `${type} | ${missing}`, ` = ${missing === 'None' ? 'None' : 'UNSET'},`);
}

function documentation({ summary, description, verb, path, scopes }: Operation, given: readonly Argument[]): string {
  const needs = scopes.length === 0 ? 'It needs no scope.' : `It needs one of the scopes ${scopes.join(', ')}.`;
  const explained = given.filter(({ sentences }) => sentences !== '');
  const argumentLines = explained.map(({ name, sentences }) => `    ${name}: ${sentences}`);
  const part = explained.length === 0 ? [] : ['', 'Args:', ...argumentLines];
  return [`${summary}: \`${verb} ${path}\`.`, '', description, '', needs, ...part].join('\n');
}

function returnTypeOf(answer: Answer): string {
  switch (answer.kind) {
    case 'record':
      return pythonTypeOf(answer.schema, '');
    case 'list':
      return `Pages[${pythonTypeOf(answer.item, '')}, ${pythonTypeOf(answer.schema, '')}]`;
    case 'file':
      return 'Download';
    case 'stream':
      return `Iterator[${pythonTypeOf(answer.schema, '')}]`;
  }
}

function bodyOf(operation: Operation, given: Arguments): string {
  const { answer } = operation;
  const request = requestOf(operation, given);
  if (answer.kind !== 'record') {
    const call = { list: 'list', file: 'download', stream: 'follow' }[answer.kind];
    return `        return self._api.${call}(\n${request}        )\n`;
  }
  return `        answer: ${pythonTypeOf(answer.schema, '')} = self._api.call(\n${request}        )\n        return answer\n`;
}

function requestOf(operation: Operation, { query, input }: Arguments): string {
  const { verb, accept, isPublic, isRepeatable } = operation;
  const kind = operation.input && { json: 'body', upload: 'upload', urlencoded: 'form' }[operation.input.kind];
  const pairs = query.map(({ name, sent }) => `                    "${sent}": ${name},\n`).join('');
  const fields = input.map(({ name }) => `                    ${name}=${name},\n`).join('');
  const lines = [
    `"${verb}"`,
    pathOf(operation),
    ...(query.length > 0 ? [`query={\n${pairs}                }`] : []),
    ...(kind === undefined ? [] : [`${kind}=given(\n${fields}                )`]),
    ...(accept === undefined ? [] : [`accept="${accept}"`]),
    ...(isPublic ? ['is_public=True'] : []),
    ...(isRepeatable ? [] : ['is_repeatable=False']),
    'options=options',
  ];
  return `            ApiRequest(\n${lines.map((line) => `                ${line},\n`).join('')}            )\n`;
}

function pathOf({ path, pathParameters }: Operation): string {
  if (pathParameters.length === 0) return `"${path}"`;
  return `f"${path.replace(/\{(\w+)\}/g, (_, name: string) => `{segment(${pythonName(name)})}`)}"`;
}
