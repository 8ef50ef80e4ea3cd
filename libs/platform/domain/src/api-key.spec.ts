import { describe, expect, it } from '@jest/globals';
import type { Scope } from '@livery/kernel';
import { issueApiKey, type NewApiKey, revokeApiKey } from './api-key.ts';

const at = new Date('2026-11-20T09:00:00Z');
const later = new Date('2026-11-20T10:00:00Z');

const wanted = (changes: Partial<NewApiKey> = {}): NewApiKey => ({
  id: '01930000-0000-7000-8000-000000000001',
  tenant: { organizationId: '01930000-0000-7000-8000-000000000002', livemode: true },
  name: 'Deploy',
  prefixType: 'sk',
  lastFour: 'abcd',
  scopes: ['brand:read'],
  allowedIps: [],
  apiVersion: '2026-11-20',
  expiresAt: null,
  metadata: {},
  createdBy: null,
  at,
  ...changes,
});

describe('an API key', () => {
  it('has each scope once', () => {
    const scopes: Scope[] = ['brand:read', 'cms:read', 'brand:read'];
    expect(issueApiKey(wanted({ scopes })).scopes).toEqual(['brand:read', 'cms:read']);
  });

  it('cannot be created with an expiry in the past', () => {
    expect(() => issueApiKey(wanted({ expiresAt: at }))).toThrow(expect.objectContaining({ param: 'expires_at' }));
  });

  it('keeps the time of its first revocation', () => {
    const revoked = revokeApiKey(issueApiKey(wanted()), at);
    expect(revokeApiKey(revoked, later)).toEqual(revoked);
    expect(revoked.revokedAt).toEqual(at);
  });
});

describe('a publishable key', () => {
  it('can be a live key with the scope cms:read', () => {
    expect(issueApiKey(wanted({ prefixType: 'pk', scopes: ['cms:read'] })).prefixType).toBe('pk');
  });

  it('cannot be created in test mode', () => {
    const tenant = { ...wanted().tenant, livemode: false };
    expect(() => issueApiKey(wanted({ prefixType: 'pk', scopes: ['cms:read'], tenant }))).toThrow(
      expect.objectContaining({ code: 'parameter_invalid', param: 'prefix_type' }),
    );
  });

  it('cannot have another scope', () => {
    expect(() => issueApiKey(wanted({ prefixType: 'pk', scopes: ['cms:read', 'cms:write'] }))).toThrow(
      expect.objectContaining({ code: 'parameter_invalid', param: 'scopes' }),
    );
  });
});
