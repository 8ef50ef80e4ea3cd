import type { Tenant } from '@livery/kernel';
import type { SecretDigest } from './credential-secrets.ts';

/** A secret that was used: that of an API key, or one of an OAuth application. */
export interface UsedSecret {
  readonly kind: 'api_key' | 'client_secret';
  readonly tenant: Tenant;
  readonly id: string;
}

/** Records the use of secrets. It is written later, in batches, so that a crash can lose the last seconds. */
export abstract class CredentialUse {
  /** Records the time of a use, rounded to the minute. It returns at once. */
  abstract note(used: UsedSecret, at: Date): void;
  /** Replaces the digest of an older pepper by that of the newest one. It returns at once. */
  abstract noteOldPepper(kind: UsedSecret['kind'], from: SecretDigest, to: SecretDigest): void;
}
