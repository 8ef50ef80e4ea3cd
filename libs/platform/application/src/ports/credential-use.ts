import type { Tenant } from '@livery/kernel';
import type { SecretDigest } from './credential-secrets.ts';

/** A secret that was used: a key's, or one of an application. */
export interface UsedSecret {
  readonly kind: 'api_key' | 'client_secret';
  readonly tenant: Tenant;
  readonly id: string;
}

/**
 * Remembers what becomes known of secrets as they are used; written later, so that a crash may lose the last moments of it.
 */
export abstract class CredentialUse {
  /** When it was last used, to the minute. Returns at once. */
  abstract note(used: UsedSecret, at: Date): void;
  /** A secret was recognised by an older pepper than the newest: from now on it is kept under that. Returns at once. */
  abstract noteOldPepper(kind: UsedSecret['kind'], from: SecretDigest, to: SecretDigest): void;
}
