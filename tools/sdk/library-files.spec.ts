import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readDocument } from './document.ts';
import { GENERATED, libraryFiles } from './library-files.ts';
import { nameOf } from './names.ts';
import { operationsOf } from './operations.ts';
import { typeOf } from './schema-type.ts';

const document = await readDocument();
const files = await libraryFiles(document);

describe('the generated part of the client library', () => {
  it.each([...files])('is what npm run openapi generates: %s', async (file, text) => {
    expect(await readFile(path.join(GENERATED, file), 'utf8')).toBe(text);
  });

  it('has no files of operations that no longer exist', async () => {
    const present = await Array.fromAsync(glob('**/*.ts', { cwd: GENERATED }));
    expect(present.sort()).toEqual([...files.keys()].filter((file) => !file.startsWith('..')).sort());
  });

  it('has a method of its own for every operation that programs can call', () => {
    const methods = operationsOf(document).map(({ resource, method }) => `${resource}.${method}`);
    expect(new Set(methods).size).toBe(methods.length);
    const operations = Object.values(document.paths).flatMap((methodsOfPath) => Object.values(methodsOfPath));
    const forPrograms = operations.filter(({ tags }) => tags?.includes('Sign-in') !== true);
    expect(forPrograms.length).toBeLessThan(operations.length);
    expect(methods.length).toBeGreaterThanOrEqual(forPrograms.length);
  });
});

describe('the name of an operation', () => {
  it.each([
    ['/fonts', 'registerFont', 'fonts.register'],
    ['/brand_checks/{id}/document', 'deleteBrandCheckDocument', 'brandChecks.deleteDocument'],
    ['/oauth_applications/{id}/rotate_secret', 'rotateOAuthApplicationSecret', 'oauthApplications.rotateSecret'],
    ['/memberships', 'listMemberships', 'memberships.list'],
    ['/brand_check_fixes/{id}', 'retrieveBrandCheckFix', 'brandCheckFixes.retrieve'],
    ['/ping', 'ping', '.ping'],
  ])('of %s, %s, is %s', (path_, operationId, expected) => {
    const { resource, method } = nameOf(path_, operationId);
    expect(`${resource}.${method}`).toBe(expected);
  });
});

describe('the type of a schema', () => {
  it.each([
    [{ type: 'integer' }, 'number'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Event' } }, 'Array<LiveryEvent>'],
    [{ type: 'string', const: 'font' }, '"font"'],
    [{ type: ['string', 'null'], enum: ['a', 'b', null] }, '"a" | "b" | (string & {}) | null'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'Record<string, string>'],
    [{ anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, 'string | Array<string>'],
    [{ type: 'object', properties: { a: { type: 'string' } } }, '{\na?: string | undefined;\n}'],
    [{}, 'unknown'],
  ])('%j is %s', (schema, expected) => {
    expect(typeOf(schema)).toBe(expected);
  });
});
