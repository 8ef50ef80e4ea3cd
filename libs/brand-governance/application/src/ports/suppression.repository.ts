import type { Suppression, SuppressionKey, SuppressionKeys } from '@livery/brand-governance-domain';
import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';

export abstract class SuppressionRepository {
  /** Lists all suppressions for the content and for the document of a check, the newest first, those that have expired included. */
  abstract list(
    tenant: Tenant,
    keys: SuppressionKeys,
    created: CreatedRange,
    page: PageRequest,
  ): Promise<Page<Suppression>>;
  /** Lists the newest suppressions as `list` does, in the transaction that has changed them. */
  abstract newest(
    tenant: Tenant,
    keys: SuppressionKeys,
    limit: number,
    transaction: Transaction,
  ): Promise<Page<Suppression>>;
  /** All suppressions that hold for a check at an instant. */
  abstract active(tenant: Tenant, keys: SuppressionKeys, at: Date): Promise<readonly Suppression[]>;
  /** Counts the suppressions of a key for other findings. Changes of suppressions wait until the transaction ends. */
  abstract countOthers(
    tenant: Tenant,
    key: SuppressionKey,
    findingIds: readonly string[],
    transaction: Transaction,
  ): Promise<number>;
  /** Inserts suppressions of one key. Those of the same findings are replaced. Their number must have been counted. */
  abstract put(tenant: Tenant, suppressions: readonly Suppression[], transaction: Transaction): Promise<void>;
  /** Deletes the suppressions of a finding for the content and for the document of a check. @returns how many there were */
  abstract delete(tenant: Tenant, keys: SuppressionKeys, findingId: string, transaction: Transaction): Promise<number>;
}
