import { ReviewPolicyRepository } from '@livery/content-application';
import { DEFAULT_REVIEW_POLICY, modesOf, type ReviewPolicy } from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';

interface ReviewPolicyRow {
  readonly version: number;
  readonly accepted_from: number;
  readonly modes: Partial<ReviewPolicy['modes']>;
  readonly four_eyes: boolean;
  readonly updated: Date;
}

const FIND = `
  select version, accepted_from, modes, four_eyes, updated from content.review_policy
   where organization_id = $1 and livemode = $2`;
const STORE = `
  insert into content.review_policy (organization_id, livemode, version, accepted_from, modes, four_eyes, updated)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (organization_id, livemode) do update
     set version = excluded.version, accepted_from = excluded.accepted_from, modes = excluded.modes,
         four_eyes = excluded.four_eyes, updated = excluded.updated`;

/** The first half of the key of the advisory lock on a tenant's policy, which protects it even before its row exists. */
const POLICY_LOCK = 7_305_814;

export class TypeOrmReviewPolicyRepository extends ReviewPolicyRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async current({ organizationId, livemode }: Tenant): Promise<ReviewPolicy> {
    const [row] = await this.database.query<ReviewPolicyRow>(FIND, [organizationId, livemode]);
    return toPolicy(row);
  }

  currentForShare(tenant: Tenant, transaction: Transaction): Promise<ReviewPolicy> {
    return locked('pg_advisory_xact_lock_shared', tenant, transaction);
  }

  currentForUpdate(tenant: Tenant, transaction: Transaction): Promise<ReviewPolicy> {
    return locked('pg_advisory_xact_lock', tenant, transaction);
  }

  async store({ organizationId, livemode }: Tenant, policy: ReviewPolicy, transaction: Transaction): Promise<void> {
    const { version, acceptedFrom, modes, fourEyes, updated } = policy;
    const values = [organizationId, livemode, version, acceptedFrom, JSON.stringify(modes), fourEyes, updated];
    await managerOf(transaction).query(STORE, values);
  }
}

async function locked(
  lock: 'pg_advisory_xact_lock' | 'pg_advisory_xact_lock_shared',
  { organizationId, livemode }: Tenant,
  transaction: Transaction,
): Promise<ReviewPolicy> {
  const manager = managerOf(transaction);
  await manager.query(`select ${lock}($1, hashtext($2))`, [POLICY_LOCK, `${organizationId} ${livemode}`]);
  const [row] = await manager.query<ReviewPolicyRow[]>(FIND, [organizationId, livemode]);
  return toPolicy(row);
}

function toPolicy(row: ReviewPolicyRow | undefined): ReviewPolicy {
  if (row === undefined) return DEFAULT_REVIEW_POLICY;
  const { version, accepted_from: acceptedFrom, four_eyes: fourEyes, updated, modes } = row;
  // A type that is newer than the stored policy needs no review.
  return { version, acceptedFrom, modes: modesOf((type) => modes[type] ?? 'none'), fourEyes, updated };
}
