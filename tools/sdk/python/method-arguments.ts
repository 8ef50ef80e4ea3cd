import type { OpenApiDocument, Parameter, Schema } from '../document.ts';
import { componentOf } from '../document.ts';
import { typeNameOf } from '../names.ts';
import { type Input, type Operation, resolved } from '../operations.ts';
import { sentencesOf } from '../schema-type.ts';
import { fieldName, pythonName } from './python-names.ts';
import { argumentTypeOf, memberTypeName } from './python-type.ts';

/** An argument of a method. */
export interface Argument {
  readonly name: string;
  /** The name that the service knows. */
  readonly sent: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly sentences: string;
}

const FILE: Argument = { name: 'file', sent: 'file', type: 'FileSource', isRequired: true, sentences: '' };
const FILE_SENTENCES = 'The bytes of the file, its path (`pathlib.Path`), or a binary file object.';

export function pathArguments({ pathParameters }: Operation): readonly Argument[] {
  return pathParameters.map(({ name, schema, description = '' }) => ({
    ...{ name: pythonName(name), sent: name, type: argumentTypeOf(schema, ''), isRequired: true },
    sentences: description,
  }));
}

export function queryArguments({ query }: Operation): readonly Argument[] {
  const range: Argument = {
    ...{ name: 'created', sent: 'created', type: 'TimeRange', isRequired: false },
    sentences: 'Selects records by the time of their creation.',
  };
  return [
    ...query.filter(({ name }) => !name.startsWith('created[')).map(queryArgument),
    ...(query.some(({ name }) => name.startsWith('created[')) ? [range] : []),
  ];
}

function queryArgument({ name, description, schema, required = false }: Parameter): Argument {
  const member = { ...schema, ...(description !== undefined && { description }) };
  return {
    ...{ name: pythonName(name), sent: name, type: queryType(schema), isRequired: required },
    sentences: sentencesOf(member),
  };
}

function queryType(schema: Schema): string {
  if (schema['x-integer'] === true) return 'int';
  const values = schema.enum ?? [];
  const areFlags = values.length > 0 && values.every((value) => value === 'true' || value === 'false');
  if (!areFlags) return argumentTypeOf(schema, '');
  return values.length === 1 ? `Literal[${values[0] === 'true' ? 'True' : 'False'}]` : 'bool';
}

/** The fields of a body, of which the file of an upload is one. */
export function inputArguments(document: OpenApiDocument, input: Input): readonly Argument[] {
  const { schema } = input;
  if (schema.$ref === undefined) throw new Error('Give the schema of the body a name.');
  const component = componentOf(schema.$ref);
  const fields = fieldsOf(resolved(document, schema), typeNameOf(component)).map((field) => ({
    ...field,
    type: withRecords(document, field.type),
  }));
  if (input.kind !== 'upload') return fields;
  const without = (...names: readonly string[]): readonly Argument[] =>
    fields.filter(({ sent }) => !names.includes(sent));
  const file = { ...FILE, sentences: FILE_SENTENCES };
  if (component.endsWith('Form')) return [file, ...without('file')];
  if (component === 'CreateFontRequest') return [{ ...file, isRequired: false }, ...fields];
  const { content_type: type } = input.form.properties ?? {};
  if (type === undefined) {
    const sentences = `${FILE_SENTENCES} Or the id of a file that was uploaded before.`;
    return [{ ...file, type: 'FileSource | str', sentences }, ...without('file')];
  }
  const typeArgument = fieldsOf({ properties: { content_type: type } }, component);
  return [file, ...typeArgument, ...without('content_base64', 'content_type')];
}

function fieldsOf({ properties = {}, required = [] }: Schema, type: string): readonly Argument[] {
  return Object.entries(properties).map(([member, schema]) => ({
    ...{ name: fieldName(member), sent: member, isRequired: required.includes(member) },
    type: argumentTypeOf(schema, memberTypeName(type, member)),
    sentences: sentencesOf(schema),
  }));
}

/** A list of requests also takes records as they were read, which for type checkers are something else: all of their members are there. */
function withRecords({ components }: OpenApiDocument, type: string): string {
  return type.replaceAll(/(?<=Sequence\[)(\w+)Request(?=\])/g, (request, record: string) =>
    components.schemas[record] === undefined ? request : `${request} | ${typeNameOf(record)}`,
  );
}
