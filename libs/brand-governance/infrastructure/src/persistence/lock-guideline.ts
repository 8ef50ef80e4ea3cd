import { DEFAULT_PALETTE_SETTINGS } from '@livery/brand-governance-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import { managerOf } from '@livery/persistence';

/**
 * Inserts the row if it is missing. Of two transactions that both find no row, the second waits for the first at the
 * insertion, then for its lock.
 */
const ENSURE = `
  insert into brand_governance.guideline
    (organization_id, livemode, rules_stored, allow_neutral_greys, allow_black_and_white)
  values ($1, $2, false, $3, $4)
  on conflict do nothing`;
const LOCK = `
  select 1 from brand_governance.guideline where organization_id = $1 and livemode = $2 for update`;

/** Locks an organization's guideline until the transaction ends, so that changes to it are made one after the other. */
export async function lockGuideline({ organizationId, livemode }: Tenant, transaction: Transaction): Promise<void> {
  const { allowNeutralGreys, allowBlackAndWhite } = DEFAULT_PALETTE_SETTINGS;
  const manager = managerOf(transaction);
  await manager.query(ENSURE, [organizationId, livemode, allowNeutralGreys, allowBlackAndWhite]);
  await manager.query(LOCK, [organizationId, livemode]);
}
