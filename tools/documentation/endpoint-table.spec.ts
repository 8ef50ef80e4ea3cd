import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const membersOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** `GET /fonts` of each operation. */
function operations(): string[] {
  const paths = membersOf(membersOf(JSON.parse(textOf('openapi.json'))).get('paths'));
  return [...paths].flatMap(([path, item]) =>
    [...membersOf(item).keys()].map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** Of a cell such as `` `GET, POST /fonts`, `GET /fonts/{id}` ``; a path without methods has those before it. */
function toldIn(cell: string): string[] {
  let methods: string[] = [];
  return [...cell.matchAll(/`([A-Z, ]*)(\/[^`]*)`/g)].flatMap(([, named = '', path = '']) => {
    if (named !== '') methods = named.trim().split(', ');
    return methods.map((method) => `${method} ${path}`);
  });
}

it('the table of endpoints names every operation of the contract', () => {
  const all = operations();
  const cells = [...textOf('docs/endpoints.md').matchAll(/^\| (`[A-Z, ]+ \/[^|]*) \|/gm)];
  const told = new Set(cells.flatMap(([, cell = '']) => toldIn(cell)));
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((operation) => !told.has(operation))).toEqual([]);
});
