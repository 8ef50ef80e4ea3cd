import { GuidelineDraftRepository } from '@livery/brand-governance-application';
import type { GuidelineDraft } from '@livery/brand-governance-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import { changeRows, type Database, insertRow, queryWithin } from '@livery/persistence';
import { type ReadGuidelineDraftRow, toGuidelineDraft, toGuidelineDraftRow } from './guideline-draft.mapper.ts';
import { lockGuideline } from './lock-guideline.ts';

/** How many drafts an organization has at most in one mode. */
const MOST_DRAFTS = 100;
const FIND = `
  select id, filename, content_type, size_bytes, content_sha256, learnt, created_by_kind, created_by_id, created, expires_at,
         applied_at, applied_diff
    from brand_governance.guideline_draft
   where organization_id = $1 and livemode = $2 and id = $3 and expires_at > $4`;
/** The newest draft of those for which there is no room beside another one. */
const SURPLUS = `
  select id from brand_governance.guideline_draft
   where organization_id = $1 and livemode = $2 order by id desc limit 1 offset ${MOST_DRAFTS - 1}`;
const DELETE_SURPLUS = `
  delete from brand_governance.guideline_draft where organization_id = $1 and livemode = $2 and id <= $3`;
const MARK_APPLIED = `
  update brand_governance.guideline_draft set applied_at = $4, applied_diff = $5
   where organization_id = $1 and livemode = $2 and id = $3`;

export class PostgresGuidelineDraftRepository extends GuidelineDraftRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string, at: Date): Promise<GuidelineDraft | null> {
    const [row] = await this.database.query<ReadGuidelineDraftRow>(FIND, [organizationId, livemode, id, at]);
    return row === undefined ? null : toGuidelineDraft(row);
  }

  /** Locks the whole guideline, as every write of it does. */
  async findForUpdate(tenant: Tenant, id: string, at: Date, transaction: Transaction): Promise<GuidelineDraft | null> {
    await lockGuideline(tenant, transaction);
    const key = [tenant.organizationId, tenant.livemode, id, at];
    const [row] = await queryWithin<ReadGuidelineDraftRow>(transaction, FIND, key);
    return row === undefined ? null : toGuidelineDraft(row);
  }

  /** Locks the guideline, too, so that two callers do not find room for one draft. */
  async insert(tenant: Tenant, draft: GuidelineDraft, transaction: Transaction): Promise<void> {
    await lockGuideline(tenant, transaction);
    const key = [tenant.organizationId, tenant.livemode];
    const [surplus] = await queryWithin<{ readonly id: string }>(transaction, SURPLUS, key);
    if (surplus !== undefined) await changeRows(DELETE_SURPLUS, [...key, surplus.id], transaction);
    await insertRow('brand_governance.guideline_draft', toGuidelineDraftRow(tenant, draft), transaction);
  }

  async markApplied(
    { organizationId, livemode }: Tenant,
    id: string,
    { at, diff }: NonNullable<GuidelineDraft['applied']>,
    transaction: Transaction,
  ): Promise<void> {
    await changeRows(MARK_APPLIED, [organizationId, livemode, id, at, JSON.stringify(diff)], transaction);
  }
}
