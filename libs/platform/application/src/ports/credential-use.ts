import type { Tenant } from '@livery/kernel';

/** A secret that was used: a key's, or one of an application. */
export interface UsedSecret {
  readonly kind: 'api_key' | 'client_secret';
  readonly tenant: Tenant;
  readonly id: string;
}

/** Remembers when secrets were last used, to the minute; written later, so that a crash may lose the last moments of it. */
export abstract class CredentialUse {
  /** Returns at once. */
  abstract note(used: UsedSecret, at: Date): void;
}
