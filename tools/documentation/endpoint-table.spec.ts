import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const membersOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** Method and path of each operation, such as `GET /fonts`. */
function operations(): string[] {
  const paths = membersOf(membersOf(JSON.parse(textOf('openapi.json'))).get('paths'));
  return [...paths].flatMap(([path, item]) =>
    [...membersOf(item).keys()].map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** The operations in a cell such as `` `GET, POST /fonts`, `GET /fonts/{id}` ``. A path without methods has the previous ones. */
function operationsIn(cell: string): string[] {
  let methods: string[] = [];
  return [...cell.matchAll(/`([A-Z, ]*)(\/[^`]*)`/g)].flatMap(([, named = '', path = '']) => {
    if (named !== '') methods = named.trim().split(', ');
    return methods.map((method) => `${method} ${path}`);
  });
}

it('the table of endpoints contains every operation of the contract', () => {
  const all = operations();
  const cells = [...textOf('docs/endpoints.md').matchAll(/^\| (`[A-Z, ]+ \/[^|]*) \|/gm)];
  const listed = new Set(cells.flatMap(([, cell = '']) => operationsIn(cell)));
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((operation) => !listed.has(operation))).toEqual([]);
});
