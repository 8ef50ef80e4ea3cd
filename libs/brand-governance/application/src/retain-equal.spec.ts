import { describe, expect, it } from '@jest/globals';
import { retainEqual } from './retain-equal.ts';

const record = (id: number, content: object) => ({ id, content });
const contentOf = ({ content }: { readonly content: object }): object => content;

describe('replacing records', () => {
  it('keeps the present record where the new one says the same, in whatever order its members are', () => {
    const present = [record(1, { a: 1, b: { c: 2, d: 3 } })];
    const wanted = [record(2, { b: { d: 3, c: 2 }, a: 1 })];
    expect(retainEqual(present, wanted, contentOf)).toEqual(present);
  });

  it('follows the order of the new records and drops what is not among them', () => {
    const present = [record(1, { a: 1 }), record(2, { a: 2 }), record(3, { a: 3 })];
    const wanted = [record(9, { a: 3 }), record(8, { a: 4 }), record(7, { a: 1 })];
    expect(retainEqual(present, wanted, contentOf).map(({ id }) => id)).toEqual([3, 8, 1]);
  });

  it('keeps a record once, however often it is repeated', () => {
    const present = [record(1, { a: 1 })];
    const wanted = [record(8, { a: 1 }), record(9, { a: 1 })];
    expect(retainEqual(present, wanted, contentOf).map(({ id }) => id)).toEqual([1, 9]);
  });
});
