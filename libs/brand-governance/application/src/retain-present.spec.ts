import { describe, expect, it } from '@jest/globals';
import { retainPresent } from './retain-present.ts';

const created = new Date('2026-01-01T00:00:00Z');
const now = new Date('2026-02-02T00:00:00Z');

const record = (id: string, content: object, at = created, revision = 1) => ({ id, content, revision, created: at });
const wanted = (id: string, content: object, named?: string) => ({
  record: record(id, content, now),
  id: named,
  param: 'data[0].id',
});
const facts = {
  contentOf: ({ content }: { readonly content: object }): object => content,
  publicIdOf: ({ id }: { readonly id: string }): string => `public_${id}`,
};

describe('replacing records', () => {
  it('keeps the present record where the new one says the same, in whatever order its members are', () => {
    const present = [record('1', { a: 1, b: { c: 2, d: 3 } })];
    expect(retainPresent(present, [wanted('2', { b: { d: 3, c: 2 }, a: 1 })], facts)).toEqual(present);
  });

  it('follows the order of the new records and drops what is not among them', () => {
    const present = [record('1', { a: 1 }), record('2', { a: 2 }), record('3', { a: 3 })];
    const next = [wanted('9', { a: 3 }), wanted('8', { a: 4 }), wanted('7', { a: 1 })];
    expect(retainPresent(present, next, facts).map(({ id }) => id)).toEqual(['3', '8', '1']);
  });

  it('keeps a record once, however often it is repeated', () => {
    const present = [record('1', { a: 1 })];
    const next = [wanted('8', { a: 1 }), wanted('9', { a: 1 })];
    expect(retainPresent(present, next, facts).map(({ id }) => id)).toEqual(['1', '9']);
  });

  it('changes the record that is named by its id, which keeps its id and the date on which it was made, and raises its revision', () => {
    const present = [record('1', { a: 1 })];
    expect(retainPresent(present, [wanted('9', { a: 2 }, 'public_1')], facts)).toEqual([
      record('1', { a: 2 }, created, 2),
    ]);
  });

  it('leaves a named record to the one that names it, and not to an equal one before it', () => {
    const present = [record('1', { a: 1 })];
    const next = [wanted('8', { a: 1 }), wanted('9', { a: 1 }, 'public_1')];
    expect(retainPresent(present, next, facts).map(({ id }) => id)).toEqual(['8', '1']);
  });

  it.each([
    ['an id that is none of the present ones', [wanted('9', { a: 1 }, 'public_2')]],
    ['an id that is given twice', [wanted('8', { a: 1 }, 'public_1'), wanted('9', { a: 2 }, 'public_1')]],
  ])('refuses %s', (_, next) => {
    const replace = () => retainPresent([record('1', { a: 1 })], next, facts);
    expect(replace).toThrow(expect.objectContaining({ code: 'parameter_invalid', param: 'data[0].id' }));
  });
});
