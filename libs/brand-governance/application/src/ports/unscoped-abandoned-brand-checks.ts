import type { Tenant } from '@livery/kernel';

export interface AbandonedBrandCheck {
  readonly tenant: Tenant;
  readonly id: string;
}

/** Finds pending checks of all tenants that nobody works on any more. */
export abstract class UnscopedAbandonedBrandChecks {
  /** @param before checks that were accepted later are left out */
  abstract find(before: Date): Promise<readonly AbandonedBrandCheck[]>;
}
