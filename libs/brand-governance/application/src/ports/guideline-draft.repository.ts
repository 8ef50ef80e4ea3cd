import type { GuidelineDiff, GuidelineDraft } from '@livery/brand-governance-domain';
import type { Tenant, Transaction } from '@livery/kernel';

/** Drafts until they expire. */
export abstract class GuidelineDraftRepository {
  /** @param at the present time: an expired draft is not found */
  abstract find(tenant: Tenant, id: string, at: Date): Promise<GuidelineDraft | null>;
  /** As `find`, and locks the draft until the transaction ends. */
  abstract findForUpdate(
    tenant: Tenant,
    id: string,
    at: Date,
    transaction: Transaction,
  ): Promise<GuidelineDraft | null>;
  /** Inserts a draft, and deletes the oldest ones of an organization with very many. */
  abstract insert(tenant: Tenant, draft: GuidelineDraft, transaction: Transaction): Promise<void>;
  abstract markApplied(
    tenant: Tenant,
    id: string,
    applied: { readonly at: Date; readonly diff: GuidelineDiff },
    transaction: Transaction,
  ): Promise<void>;
}
