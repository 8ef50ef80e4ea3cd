import { describe, expect, it } from '@jest/globals';
import { admitClient, type OAuthClient } from './oauth-client.ts';

const client = (changes: Partial<OAuthClient> = {}): OAuthClient => ({
  tenant: { organizationId: '01930000-0000-7000-8000-000000000002', livemode: true },
  applicationId: '01930000-0000-7000-8000-000000000001',
  scopes: ['brand:read'],
  tokenLifetime: 3_600,
  status: 'active',
  organizationStatus: 'active',
  ...changes,
});

const refusal = (given: OAuthClient | null, proven: boolean): unknown => {
  try {
    return admitClient(given, proven);
  } catch (error) {
    return error;
  }
};

describe('a client', () => {
  it('is accepted with a valid secret', () => {
    const active = client();
    expect(admitClient(active, true)).toBe(active);
  });

  it('that is unknown, disabled or has a wrong secret is refused with the same error', () => {
    const unknown = refusal(null, false);
    expect(unknown).toMatchObject({ kind: 'unauthenticated', code: 'invalid_client' });
    expect(refusal(client(), false)).toEqual(unknown);
    expect(refusal(client({ status: 'disabled' }), true)).toEqual(unknown);
    expect(refusal(client({ organizationStatus: 'suspended' }), false)).toEqual(unknown);
  });

  it('of a suspended organization gets an error of its own only with a valid secret', () => {
    expect(refusal(client({ organizationStatus: 'suspended' }), true)).toMatchObject({ code: 'unauthorized_client' });
  });
});
