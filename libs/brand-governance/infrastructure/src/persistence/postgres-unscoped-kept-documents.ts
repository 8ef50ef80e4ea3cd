import { type KeptDocumentReference, UnscopedKeptDocuments } from '@livery/brand-governance-application';
import { type Database, unscoped } from '@livery/persistence';
import { KEPT_DOCUMENTS } from './tenant-guard-exceptions.ts';

const EXPIRED = unscoped(
  KEPT_DOCUMENTS,
  `select organization_id, livemode, content_sha256, keep_until from brand_governance.kept_document
    where keep_until <= $1 order by keep_until limit $2`,
);

/** Adds up the documents of each organization that has too many bytes, beginning with the newest one. */
const OVER_BUDGET = unscoped(
  KEPT_DOCUMENTS,
  `select organization_id, livemode, content_sha256, keep_until from (
     select organization_id, livemode, content_sha256, keep_until, sum(size_bytes) over (
              partition by organization_id order by keep_until desc, livemode, content_sha256 rows unbounded preceding) as total
       from brand_governance.kept_document
      where organization_id in (
        select organization_id from brand_governance.kept_document group by 1 having sum(size_bytes) > $1)
   ) newest
    where total > $1 order by keep_until limit $2`,
);

interface FoundRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly content_sha256: string;
  readonly keep_until: Date;
}

export class PostgresUnscopedKeptDocuments extends UnscopedKeptDocuments {
  constructor(private readonly database: Database) {
    super();
  }

  async expired(now: Date, limit: number): Promise<readonly KeptDocumentReference[]> {
    return (await this.database.query<FoundRow>(EXPIRED, [now, limit])).map(referenceOf);
  }

  async overBudget(bytesOfOrganization: number, limit: number): Promise<readonly KeptDocumentReference[]> {
    return (await this.database.query<FoundRow>(OVER_BUDGET, [bytesOfOrganization, limit])).map(referenceOf);
  }
}

function referenceOf(row: FoundRow): KeptDocumentReference {
  const tenant = { organizationId: row.organization_id, livemode: row.livemode };
  return { tenant, contentSha256: row.content_sha256, keepUntil: row.keep_until };
}
