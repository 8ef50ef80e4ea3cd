import { describe, expect, it } from '@jest/globals';
import { auditFilterOf, auditPathOf, auditQueryOf } from './audit-filter.ts';

describe('auditFilterOf', () => {
  it('drops what is no filter', () => {
    const search = {
      action: ' api_key.created ',
      principal: '',
      target: 7,
      from: '2026-02-31x',
      to: '2026-03-01',
      x: 1,
    };
    expect(auditFilterOf(search)).toEqual({ action: 'api_key.created', to: '2026-03-01' });
  });
});

describe('auditQueryOf', () => {
  it('takes both days whole', () => {
    const { created } = auditQueryOf({ from: '2026-05-04', to: '2026-05-04' });
    expect(created?.gte).toBe(new Date('2026-05-04T00:00:00').toISOString());
    expect(created?.lt).toBe(new Date('2026-05-05T00:00:00').toISOString());
  });

  it('keeps the texts', () => {
    expect(auditQueryOf({ action: 'session.created' })).toEqual({ action: 'session.created' });
  });
});

describe('auditPathOf', () => {
  it('is the request that the page sends', () => {
    expect(auditPathOf({})).toBe('/audit_entries');
    expect(auditPathOf({ action: 'session.created', from: '2026-05-04' })).toBe(
      `/audit_entries?action=session.created&created%5Bgte%5D=${encodeURIComponent(new Date('2026-05-04T00:00:00').toISOString())}`,
    );
  });
});
