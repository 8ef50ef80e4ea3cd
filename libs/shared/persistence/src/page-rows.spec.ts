import { expect, it } from '@jest/globals';
import { pageRows } from './page-rows.ts';

it('common limits are part of the statement, and others are parameters, so that there are few statements', () => {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const limits = Array.from({ length: 200 }, (_, index) => index + 1);
  const statements = new Set(limits.map((limit) => pageRows(limit, bind).replace(/\$\d+/, '$')));
  expect([...statements]).toEqual(['$', '51', '201']);
  expect(values).toEqual(limits.filter((limit) => limit !== 50 && limit !== 200).map((limit) => limit + 1));
});
