import { describe, expect, it } from '@jest/globals';
import { isActive, type IssuedToken, isVisibleTo, scopesOf } from './issued-token.ts';

const now = new Date('2026-11-20T09:00:00Z');
const tenant = { organizationId: '01930000-0000-7000-8000-000000000002', livemode: true };

const token = (changes: Partial<IssuedToken> = {}): IssuedToken => ({
  id: '01930000-0000-7000-8000-000000000001',
  tenant,
  applicationId: '01930000-0000-7000-8000-000000000003',
  clientId: '01930000-0000-7000-8000-000000000004',
  scopes: ['brand:read', 'cms:read'],
  applicationScopes: ['cms:read'],
  applicationStatus: 'active',
  organizationStatus: 'active',
  expiresAt: new Date(now.getTime() + 1),
  revokedAt: null,
  created: now,
  ...changes,
});

describe('a token', () => {
  it.each([
    ['valid', {}, true],
    ['expired', { expiresAt: now }, false],
    ['revoked', { revokedAt: now }, false],
    ['of a disabled application', { applicationStatus: 'disabled' as const }, false],
    ['of a suspended organization', { organizationStatus: 'suspended' as const }, false],
  ])('that is %s: active is %s', (_, changes, expected) => {
    expect(isActive(token(changes), now)).toBe(expected);
  });

  it('keeps the scopes that its application still has', () => {
    expect(scopesOf(token())).toEqual(['cms:read']);
  });

  it.each([
    ['its client', { tenant, applicationId: token().applicationId }, true],
    ['a bearer of the same organization and mode', { tenant, applicationId: null }, true],
    ['another client of the organization', { tenant, applicationId: token().clientId }, false],
    ['the other mode', { tenant: { ...tenant, livemode: false }, applicationId: null }, false],
    ['another organization', { tenant: { ...tenant, organizationId: token().id }, applicationId: null }, false],
  ])('is visible to %s: %s', (_, inquirer, expected) => {
    expect(isVisibleTo(token(), inquirer)).toBe(expected);
  });
});
