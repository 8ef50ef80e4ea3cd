import { describe, expect, it } from '@jest/globals';
import { admit, type Credential } from './credential.ts';

const now = new Date('2026-11-20T09:00:00Z');

const credential = (changes: Partial<Credential> = {}): Credential => ({
  tenant: { organizationId: '01930000-0000-7000-8000-000000000002', livemode: true },
  actor: { kind: 'api_key', id: '01930000-0000-7000-8000-000000000001' },
  lineage: '01930000-0000-7000-8000-000000000001',
  credential: 'secret_key',
  scopes: ['brand:read'],
  apiVersion: '2026-11-20',
  id: '01930000-0000-7000-8000-000000000001',
  limits: { endsAt: null, allowedIps: [] },
  expiresAt: null,
  revoked: false,
  organizationStatus: 'active',
  ...changes,
});

const refusal = (given: Credential | null): unknown => {
  try {
    return admit(given, now);
  } catch (error) {
    return error;
  }
};

describe('a credential', () => {
  it('is accepted while it is neither revoked nor expired', () => {
    const valid = credential({ expiresAt: new Date(now.getTime() + 1) });
    expect(admit(valid, now)).toBe(valid);
  });

  it('that is unknown is refused with the same error as a revoked one', () => {
    const unknown = refusal(null);
    expect(unknown).toMatchObject({ kind: 'unauthenticated', code: 'credentials_invalid' });
    expect(refusal(credential({ revoked: true }))).toEqual(unknown);
  });

  it('is refused as expired from the time of its expiry on', () => {
    expect(refusal(credential({ expiresAt: now }))).toMatchObject({ code: 'credentials_expired' });
  });

  it('of a suspended organization is refused with an error of its own', () => {
    expect(refusal(credential({ organizationStatus: 'suspended' }))).toMatchObject({
      kind: 'forbidden',
      code: 'organization_suspended',
    });
  });
});
