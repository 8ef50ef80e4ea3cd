import { describe, expect, it } from '@jest/globals';
import type { ApiKey } from '@livery/sdk';
import { changeOf, creationOf, draftOf, NEW_KEY, withKind } from './key-draft.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const KEY: ApiKey = {
  id: 'key_0350tEyI3ThR2kZQtU0Oni',
  object: 'api_key',
  organization: 'org_0350tEyI3ThR2kZQtU0Oni',
  livemode: false,
  name: 'Pipeline',
  prefix_type: 'sk',
  mode: 'test',
  last_four: 'abcd',
  scopes: ['cms:read', 'brand:read'],
  allowed_ips: ['10.0.0.0/8', '192.0.2.1/32'],
  api_version: '2026-01-01',
  expires_at: '2027-01-01T00:00:00.000Z',
  last_used_at: null,
  revoked_at: null,
  rotated_from: null,
  retires_at: null,
  metadata: {},
  created_by: null,
  created: '2026-11-20T00:00:00.000Z',
  updated: '2026-11-20T00:00:00.000Z',
};

describe('The form of a new key', () => {
  it('sends what was filled in only', () => {
    const draft = { ...NEW_KEY, name: 'CI', scopes: ['brand:read'] };
    expect(creationOf(draft, NOW)).toEqual({ name: 'CI', scopes: ['brand:read'] });
  });

  it('sends the expiry and one block for each line, space or comma', () => {
    const draft = {
      ...NEW_KEY,
      name: 'CI',
      expiry: '7' as const,
      addresses: ' 10.0.0.0/8\n\n192.0.2.1,2001:db8::/32 ',
    };
    expect(creationOf(draft, NOW)).toMatchObject({
      expires_at: '2026-12-03T12:00:00.000Z',
      allowed_ips: ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32'],
    });
  });

  it('ends a key at the end of the chosen day', () => {
    const { expires_at } = creationOf({ ...NEW_KEY, expiry: 'day', day: '2027-01-31' }, NOW);
    expect(new Date(expires_at ?? '').toLocaleTimeString('en-GB')).toBe('23:59:59');
    expect(creationOf({ ...NEW_KEY, expiry: 'day', day: '' }, NOW)).not.toHaveProperty('expires_at');
  });

  it('gives a publishable key its only scope', () => {
    const draft = withKind({ ...NEW_KEY, name: 'Site', scopes: ['brand:read'] }, 'pk');
    expect(creationOf(draft, NOW)).toEqual({ name: 'Site', prefix_type: 'pk', scopes: ['cms:read'] });
  });
});

describe('The form of a key that exists', () => {
  it('sends nothing if nothing was changed, also if scopes were ticked off and on', () => {
    const draft = draftOf(KEY);
    expect(changeOf(KEY, { ...draft, scopes: draft.scopes.toReversed() }, NOW)).toEqual({});
  });

  it('sends the changed fields only', () => {
    const draft = draftOf(KEY);
    expect(changeOf(KEY, { ...draft, name: 'New' }, NOW)).toEqual({ name: 'New' });
    expect(changeOf(KEY, { ...draft, scopes: ['brand:read'] }, NOW)).toEqual({ scopes: ['brand:read'] });
    expect(changeOf(KEY, { ...draft, addresses: '' }, NOW)).toEqual({ allowed_ips: [] });
    expect(changeOf(KEY, { ...draft, expiry: 'never' }, NOW)).toEqual({ expires_at: null });
  });
});
