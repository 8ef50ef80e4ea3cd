import { describe, expect, it } from '@jest/globals';
import { SCOPES } from '@livery/kernel';
import fc from 'fast-check';
import { effectiveScopes, grantAccessToken } from './access-token.ts';
import type { OAuthClient } from './oauth-client.ts';

const at = new Date('2026-11-20T09:00:00Z');
const client: OAuthClient = {
  tenant: { organizationId: '01930000-0000-7000-8000-000000000002', livemode: true },
  applicationId: '01930000-0000-7000-8000-000000000001',
  scopes: ['platform:read', 'brand:read', 'brand:checks:write'],
  tokenLifetime: 300,
  status: 'active',
  organizationStatus: 'active',
};

const granted = (scope: string | undefined) =>
  grantAccessToken({ id: '01930000-0000-7000-8000-000000000005', client, scope, at });

describe('an access token', () => {
  it('has all scopes of its application if the request names none', () => {
    expect(granted(undefined).scopes).toEqual(client.scopes);
  });

  it('has only the scopes that the request names, in that order and without repetitions', () => {
    expect(granted('brand:read platform:read brand:read').scopes).toEqual(['brand:read', 'platform:read']);
  });

  it.each(['brand:write', 'nonsense', 'brand:read ', ' ', 'brand:read,platform:read', 'BRAND:READ', '__proto__'])(
    'is refused for %j',
    (scope) => {
      expect(() => granted(scope)).toThrow(expect.objectContaining({ code: 'invalid_scope', param: 'scope' }));
    },
  );

  it('never has a scope that its application does not have', () => {
    const values = fc.array(fc.oneof(fc.constantFrom(...SCOPES), fc.string()));
    fc.assert(
      fc.property(values, (named) => {
        let scopes: readonly string[] = [];
        try {
          ({ scopes } = granted(named.join(' ')));
        } catch {
          return;
        }
        expect(client.scopes).toEqual(expect.arrayContaining([...scopes]));
      }),
    );
  });

  it('expires after the token lifetime of its application', () => {
    expect(granted(undefined)).toMatchObject({ created: at, expiresAt: new Date('2026-11-20T09:05:00Z') });
  });

  it('keeps the scopes that its application still has', () => {
    expect(effectiveScopes(['brand:read', 'cms:read'], ['cms:read', 'platform:read'])).toEqual(['cms:read']);
  });
});
