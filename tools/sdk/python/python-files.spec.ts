import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Schema } from '../document.ts';
import { readDocument } from '../document.ts';
import { operationsOf } from '../operations.ts';
import { PYTHON_GENERATED, pythonFiles } from './python-files.ts';
import { pythonName } from './python-names.ts';
import { docstring } from './python-text.ts';
import { argumentTypeOf, pythonTypeOf } from './python-type.ts';
import { schemasModule } from './schemas-module.ts';

const document = await readDocument();
const files = await pythonFiles(document);

describe('the generated part of the Python library', () => {
  it.each([...files])('is what npm run openapi generates: %s', async (file, text) => {
    expect(await readFile(path.join(PYTHON_GENERATED, file), 'utf8')).toBe(text);
  });

  it('has no files of operations that no longer exist', async () => {
    const present = await Array.fromAsync(glob('**/*.py', { cwd: PYTHON_GENERATED }));
    expect(present.sort()).toEqual([...files.keys()].sort());
  });

  it('has a method for every operation that the library for JavaScript has', () => {
    const text = [...files.values()].join('\n');
    for (const { method, path: of, verb } of operationsOf(document)) {
      expect(text).toContain(`    def ${pythonName(method)}(`);
      expect(text).toContain(`\`${verb} ${of}\`.`);
    }
  });
});

describe('a name', () => {
  it.each([
    ['downloadReportAsHtml', 'download_report_as_html'],
    ['oauthApplications', 'oauth_applications'],
    ['import', 'import_'],
  ])('of %s in Python is %s', (name, expected) => {
    expect(pythonName(name)).toBe(expected);
  });
});

describe('the type of a schema', () => {
  it.each<[Schema, string]>([
    [{ type: 'number' }, 'float'],
    [{ type: ['null', 'string'] }, 'str | None'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Event' } }, 'list[LiveryEvent]'],
    [{ type: 'string', const: 'font' }, 'Literal["font"]'],
    [{ type: ['string', 'null'], enum: ['a', 'b', null] }, 'Literal["a", "b"] | str | None'],
    [{ type: 'object', additionalProperties: { type: ['string', 'null'] } }, 'dict[str, str | None]'],
    [{ anyOf: [{ $ref: '#/components/schemas/Font' }, { type: 'null' }] }, 'Font | None'],
    [{ type: 'object', properties: { a: { type: 'string' } } }, 'Name'],
    [{}, 'Any'],
  ])('%j is %s', (schema, expected) => {
    expect(pythonTypeOf(schema, 'Name')).toBe(expected);
  });

  it('of an argument is any sequence and any mapping', () => {
    const schema: Schema = { type: 'array', items: { type: 'object', additionalProperties: { type: 'integer' } } };
    expect(argumentTypeOf(schema, 'Name')).toBe('Sequence[Mapping[str, int]]');
  });
});

it('the members that a record may lack are in a type of their own, since Python 3.10 has no other way', () => {
  const made: Schema = {
    properties: { id: { type: 'string' }, inner: { type: 'object', properties: { deep: { type: 'integer' } } } },
    required: ['id'],
  };
  const text = schemasModule({ ...document, components: { schemas: { Made: made } } }, ['Made']);
  expect(text.slice(text.indexOf('class MadeInner'))).toBe(`class MadeInner(TypedDict, total=False):
    deep: int


class _MadeRequired(TypedDict):
    id: str


class Made(_MadeRequired, total=False):
    inner: MadeInner
`);
});

it('a docstring ends where it should', () => {
  expect(docstring('Say "no", or \\d.', 4)).toBe('    """Say "no", or \\\\d."""\n');
  expect(docstring('Say "no"', 0)).toBe('"""Say "no\\""""\n');
  const lines = docstring(`${'word '.repeat(40)}end`, 4).split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(120);
});
