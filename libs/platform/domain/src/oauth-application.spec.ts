import { describe, expect, it } from '@jest/globals';
import type { Scope } from '@livery/kernel';
import { type NewOAuthApplication, registerOAuthApplication } from './oauth-application.ts';

const at = new Date('2026-11-20T09:00:00Z');

const wanted = (changes: Partial<NewOAuthApplication> = {}): NewOAuthApplication => ({
  id: '01930000-0000-7000-8000-000000000001',
  tenant: { organizationId: '01930000-0000-7000-8000-000000000002', livemode: true },
  name: 'Nightly import',
  description: null,
  clientId: '01930000-0000-7000-8000-000000000003',
  requestedScopes: ['brand:read'],
  tokenLifetime: undefined,
  apiVersion: '2026-11-20',
  metadata: {},
  secret: { id: '01930000-0000-7000-8000-000000000004', lastFour: 'abcd' },
  createdBy: null,
  at,
  ...changes,
});

describe('an OAuth application', () => {
  it('is active at first, with one secret and a token lifetime of one hour', () => {
    expect(registerOAuthApplication(wanted())).toMatchObject({
      status: 'active',
      tokenLifetime: 3_600,
      secrets: [{ lastFour: 'abcd', created: at }],
    });
  });

  it('has each scope once', () => {
    const requestedScopes: Scope[] = ['brand:read', 'cms:read', 'brand:read'];
    expect(registerOAuthApplication(wanted({ requestedScopes })).requestedScopes).toEqual(['brand:read', 'cms:read']);
  });

  it.each([300, 86_400])('may have a token lifetime of %d seconds', (tokenLifetime) => {
    expect(registerOAuthApplication(wanted({ tokenLifetime })).tokenLifetime).toBe(tokenLifetime);
  });

  it.each([0, -1, 299, 86_401])('may not have a token lifetime of %d seconds', (tokenLifetime) => {
    expect(() => registerOAuthApplication(wanted({ tokenLifetime }))).toThrow(
      expect.objectContaining({ code: 'parameter_invalid', param: 'token_lifetime' }),
    );
  });
});
