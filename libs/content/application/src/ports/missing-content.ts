import type { Tenant, Transaction } from '@livery/kernel';

/** Knows of contents whose bytes are gone, as after a restore of the database without the files that came later. */
export abstract class MissingContent {
  /** Those of the hashes whose bytes the tenant does not have, read with one statement. */
  abstract among(tenant: Tenant, hashes: readonly string[], transaction?: Transaction): Promise<ReadonlySet<string>>;
}
