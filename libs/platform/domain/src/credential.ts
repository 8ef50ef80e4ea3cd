import type { Principal } from '@livery/kernel';
import { credentialsExpired, credentialsInvalid, organizationSuspended } from './platform.errors.ts';

/** What a stored credential says of its bearer. */
export interface Credential extends Principal {
  /** UUID of the key or of the token. */
  readonly id: string;
  /** Its own expiry or the end of its overlap, whichever comes first. */
  readonly expiresAt: Date | null;
  /** Taken back for good: itself, or the application that a token belongs to. */
  readonly revoked: boolean;
  readonly organizationStatus: 'active' | 'suspended';
}

/**
 * Decides whether a credential opens the door now. Unknown and revoked ones are told apart by nobody.
 * @throws DomainError `credentials_invalid`, `credentials_expired`, `organization_suspended`
 */
export function admit(credential: Credential | null, now: Date): Credential {
  if (credential === null || credential.revoked) throw credentialsInvalid();
  if (credential.expiresAt !== null && credential.expiresAt <= now) throw credentialsExpired();
  if (credential.organizationStatus === 'suspended') throw organizationSuspended();
  return credential;
}
