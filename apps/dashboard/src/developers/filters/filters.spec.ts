import { describe, expect, it } from '@jest/globals';
import { createdWithin, dayRangeOf, rangeProblem } from './day-range.ts';
import { pathWithQuery } from './path-with-query.ts';
import { choiceIn, hasFilter, textIn } from './search-values.ts';

describe('Filters in the address', () => {
  it.each([
    [{ code: ' not_found ' }, 'not_found'],
    [{ code: 404 }, '404'],
    [{ code: '' }, undefined],
    [{ code: ['a'] }, undefined],
    [{ code: 'a'.repeat(201) }, undefined],
    [{}, undefined],
  ])('%j have the text %j', (search, text) => {
    expect(textIn(search, 'code')).toBe(text);
  });

  it('know the values of a choice', () => {
    expect(choiceIn({ method: 'PUT' }, 'method', ['GET', 'PUT'])).toBe('PUT');
    expect(choiceIn({ method: 'put' }, 'method', ['GET', 'PUT'])).toBeUndefined();
  });

  it('drop what is no day', () => {
    expect(dayRangeOf({ from: '2026-11-20', to: '2026-13-40' })).toEqual({ from: '2026-11-20', to: undefined });
    expect(dayRangeOf({ from: '0002-11-20', to: 7 })).toEqual({});
  });

  it('include the last day', () => {
    const { created } = createdWithin({ from: '2026-11-20', to: '2026-11-20' });
    expect(created).toEqual({
      gte: new Date('2026-11-20T00:00').toISOString(),
      lt: new Date('2026-11-21T00:00').toISOString(),
    });
    expect(createdWithin({})).toEqual({});
  });

  it('are wrong if the first day is after the last one', () => {
    expect(rangeProblem({ from: '2026-11-21', to: '2026-11-20' })).toBe('From is after To.');
    expect(rangeProblem({ from: '2026-11-20', to: '2026-11-20' })).toBeNull();
    expect(rangeProblem({ from: '2026-11-20' })).toBeNull();
  });

  it('select nothing when they are all undefined', () => {
    expect(hasFilter({ from: undefined })).toBe(false);
    expect(hasFilter({ from: '2026-11-20' })).toBe(true);
  });

  it('become the query of a request', () => {
    expect(pathWithQuery('/events', { type: 'brand.*', created: { gte: '1' }, object: undefined })).toBe(
      '/events?type=brand.*&created%5Bgte%5D=1',
    );
    expect(pathWithQuery('/events', {})).toBe('/events');
  });
});
