import { describe, expect, it } from '@jest/globals';
import { checksQueryOf, checksSearchOf } from './checks-search.ts';

describe('checksSearchOf', () => {
  it('takes the filters of an address', () => {
    const search = { q: ' deck ', status: 'failed', content_type: 'docx', document: 'a/b', created_by: 'user_1' };
    expect(checksSearchOf({ ...search, from: '2026-11-01', to: '2026-11-26' })).toEqual({
      ...search,
      q: 'deck',
      from: '2026-11-01',
      to: '2026-11-26',
    });
  });

  it('takes a name that the address has as a number', () => {
    expect(checksSearchOf({ q: 2026 })).toEqual({ q: '2026' });
  });

  it('drops what is no filter', () => {
    const search = {
      q: '',
      status: 'lost',
      content_type: ['pptx'],
      document: 1n,
      from: '2026-13-01',
      to: 'today',
      x: '1',
    };
    expect(checksSearchOf(search)).toEqual({});
  });
});

describe('checksQueryOf', () => {
  it('asks for whole days of the clock of the browser', () => {
    expect(checksQueryOf({ status: 'failed', from: '2026-11-01', to: '2026-11-30' })).toEqual({
      status: 'failed',
      created: { gte: new Date(2026, 10, 1).toISOString(), lt: new Date(2026, 11, 1).toISOString() },
    });
    expect(checksQueryOf({ q: 'a' })).toEqual({ q: 'a' });
  });
});
