import { DomainError, type Scope } from '@livery/kernel';

export const credentialsMissing = (): DomainError =>
  new DomainError('unauthenticated', 'credentials_missing', 'Send a credential: Authorization: Bearer <API key>.');

export const credentialsInvalid = (): DomainError =>
  new DomainError(
    'unauthenticated',
    'credentials_invalid',
    'This credential is not valid. Check it, or create a new one.',
  );

export const bearerMissing = (): DomainError =>
  new DomainError(
    'unauthenticated',
    'credentials_invalid',
    'Write Bearer before the credential: Authorization: Bearer <API key>.',
  );

export const credentialsExpired = (): DomainError =>
  new DomainError('unauthenticated', 'credentials_expired', 'This credential has expired. Create a new one.');

export const credentialsInQuery = (param: string): DomainError =>
  new DomainError('invalid', 'parameter_invalid', 'Send the credential in the Authorization header only.', { param });

export const organizationSuspended = (): DomainError =>
  new DomainError('forbidden', 'organization_suspended', 'This organization is suspended. Ask the operator.');

export const scopeUnknown = (scope: string, param: string): DomainError =>
  new DomainError('invalid', 'parameter_invalid', `${scope} is not a scope.`, { param });

export const scopeDelegationForbidden = (beyond: readonly Scope[], param: string): DomainError =>
  new DomainError(
    'forbidden',
    'scope_delegation_forbidden',
    `Your credential cannot grant scopes that it does not have: ${beyond.join(', ')}.`,
    {
      param,
    },
  );

export const expiryTooLate = (endsAt: Date): DomainError =>
  new DomainError(
    'forbidden',
    'limit_delegation_forbidden',
    `Your key cannot grant a later end than its own. Send an expires_at of at most ${endsAt.toISOString()}.`,
    { param: 'expires_at' },
  );

export const allowedIpsTooWide = (): DomainError =>
  new DomainError(
    'forbidden',
    'limit_delegation_forbidden',
    'Your key cannot grant more addresses than it has itself. Send allowed_ips that are within its own.',
    { param: 'allowed_ips' },
  );

export const rotationForbidden = (param: 'expires_at' | 'allowed_ips'): DomainError =>
  new DomainError(
    'forbidden',
    'limit_delegation_forbidden',
    `Your key is limited by ${param} more than the key that you rotate. Rotate it with a key that has no limits, or with itself.`,
    { param },
  );

export const publishableKeyLimits = (param: string): DomainError =>
  new DomainError('invalid', 'parameter_invalid', 'A publishable key is a live key with the scope cms:read only.', {
    param,
  });

export const tokenLifetimeOutOfRange = (min: number, max: number): DomainError =>
  new DomainError('invalid', 'parameter_invalid', `token_lifetime must be from ${min} to ${max} seconds.`, {
    param: 'token_lifetime',
  });

export const expiryInThePast = (): DomainError =>
  new DomainError('invalid', 'parameter_invalid', 'expires_at must be in the future.', { param: 'expires_at' });

export const overlapOutOfRange = (max: number): DomainError =>
  new DomainError('invalid', 'parameter_invalid', `overlap_seconds must be from 0 to ${max}.`, {
    param: 'overlap_seconds',
  });

export const apiKeyEnded = (): DomainError =>
  new DomainError(
    'conflict',
    'resource_conflict',
    'This key has been revoked, has expired or has been rotated already.',
  );

export const applicationDisabled = (): DomainError =>
  new DomainError('conflict', 'resource_conflict', 'This application is disabled. Create a new one.');

export const tooManyClientSecrets = (): DomainError =>
  new DomainError(
    'conflict',
    'resource_conflict',
    'Two secrets are valid already. Wait until the older one ends, or rotate without an overlap, which ends both.',
  );

export const ipNotAllowed = (): DomainError =>
  new DomainError('forbidden', 'ip_not_allowed', 'This key may not be used from your address. See its allowed_ips.');

export const lastOwner = (): DomainError =>
  new DomainError(
    'conflict',
    'last_owner',
    'An organization must keep at least one active owner. Add another owner first.',
  );

export const ownerRequired = (): DomainError =>
  new DomainError('forbidden', 'owner_required', 'Only an owner can make, change or remove owners.');

export const credentialOfOther = (): DomainError =>
  new DomainError(
    'forbidden',
    'owner_required',
    'Somebody else has created this credential, and with platform:write it might change owners. Only an owner can change its secret, scopes, expiry or addresses.',
  );

export const keyOfOwner = (): DomainError =>
  new DomainError(
    'forbidden',
    'owner_required',
    'An owner has created this key. Only somebody with platform:write can delete it.',
  );

export const emailTaken = (): DomainError =>
  new DomainError('conflict', 'resource_conflict', 'This person is already a member.', { param: 'email' });

export const emailInvalid = (): DomainError =>
  new DomainError('invalid', 'parameter_invalid', 'email must be an address of at most 254 characters.', {
    param: 'email',
  });

export const websiteInvalid = (): DomainError =>
  new DomainError(
    'invalid',
    'parameter_invalid',
    'website must be an http or https address of at most 2,048 characters.',
    {
      param: 'website',
    },
  );
