import type { Blobs } from '@livery/blobs';
import { type KeptDocument, KeptDocumentRepository, type StagedDocument } from '@livery/brand-governance-application';
import type { BrandCheck, CompletedBrandCheck } from '@livery/brand-governance-domain';
import { newId, type Tenant, type Transaction } from '@livery/kernel';
import { type Database, managerOf, queryWithin } from '@livery/persistence';

const KEEP = `
  insert into brand_governance.kept_document (organization_id, livemode, content_sha256, id, size_bytes, keep_until)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (organization_id, livemode, content_sha256)
  do update set keep_until = greatest(kept_document.keep_until, excluded.keep_until)
  returning id`;

const DROP = `
  delete from brand_governance.kept_document
   where organization_id = $1 and livemode = $2 and content_sha256 = $3
     and date_trunc('milliseconds', keep_until) <= $4
  returning id`;

const FORGET = `
  update brand_governance.brand_check set document_kept_until = null
   where organization_id = $1 and livemode = $2 and content_sha256 = $3 and status = 'completed' and document_kept_until is not null`;

/** Also of checks that are pending: their documents are not kept when they end. */
const FORGET_ALL = `
  update brand_governance.brand_check set document_kept_until = null
   where organization_id = $1 and livemode = $2 and content_sha256 = any ($3) and status in ('completed', 'pending')
     and document_kept_until is not null
  returning id`;

/** Contents that fixes have made of the given ones, without these. */
const FIXED_CONTENTS = `
  select distinct fix.file ->> 'sha256' as sha256
    from brand_governance.brand_check source
    join brand_governance.brand_check_fix fix
      on fix.organization_id = source.organization_id and fix.livemode = source.livemode and fix.source_check_id = source.id
   where source.organization_id = $1 and source.livemode = $2 and source.content_sha256 = any ($3)
     and fix.file ->> 'sha256' <> all ($3)
   limit 1000`;

const GIVE_UP = `
  delete from brand_governance.kept_document
   where organization_id = $1 and livemode = $2 and content_sha256 = any ($3)
  returning id`;

const FIND = `
  select id from brand_governance.kept_document where organization_id = $1 and livemode = $2 and content_sha256 = $3`;

interface KeptRow {
  readonly id: string;
}

/** Keeps documents as blobs. Each row holds one reference to its content. */
export class PostgresKeptDocumentRepository extends KeptDocumentRepository {
  constructor(
    private readonly database: Database,
    private readonly blobs: Blobs,
  ) {
    super();
  }

  /** Locks the row before the blob, as `drop` does. */
  async keep(check: CompletedBrandCheck, staged: StagedDocument, transaction: Transaction): Promise<void> {
    const values = [...content(check), newId(), check.sizeBytes, check.documentKeptUntil];
    const [row] = await queryWithin<{ id: string }>(transaction, KEEP, values);
    if (row === undefined) throw new Error('The document is not kept.');
    await staged.keep(row.id, transaction);
  }

  async drop(tenant: Tenant, contentSha256: string, transaction: Transaction, seen: Date): Promise<boolean> {
    const key = content({ tenant, contentSha256 });
    const [[dropped]] = await managerOf(transaction).query<[KeptRow[], number]>(DROP, [...key, seen]);
    if (dropped === undefined) return false;
    await this.blobs.releaseHolders(tenant, [dropped.id], transaction);
    await managerOf(transaction).query(FORGET, key);
    return true;
  }

  /** Locks the checks before the document, as the end of a pending check does. */
  async giveUp(tenant: Tenant, contentSha256: string, transaction: Transaction): Promise<boolean> {
    const all = [tenant.organizationId, tenant.livemode, await withFixedContents(tenant, contentSha256, transaction)];
    const [, forgotten] = await managerOf(transaction).query<[KeptRow[], number]>(FORGET_ALL, all);
    const [dropped] = await managerOf(transaction).query<[KeptRow[], number]>(GIVE_UP, all);
    if (dropped.length > 0) {
      await this.blobs.releaseHolders(
        tenant,
        dropped.map(({ id }) => id),
        transaction,
      );
    }
    return dropped.length > 0 || forgotten > 0;
  }

  async find(check: BrandCheck): Promise<KeptDocument | null> {
    if (check.documentKeptUntil === null) return null;
    const [row] = await this.database.query<KeptRow>(FIND, content(check));
    return row === undefined ? null : this.blobs.open(check.tenant, check.contentSha256);
  }
}

/** A content, and those that fixes have made of it and of one another. */
async function withFixedContents(tenant: Tenant, contentSha256: string, transaction: Transaction): Promise<string[]> {
  const contents = [contentSha256];
  for (let known = 0; known < contents.length;) {
    known = contents.length;
    const values = [tenant.organizationId, tenant.livemode, contents];
    const found = await queryWithin<{ sha256: string }>(transaction, FIXED_CONTENTS, values);
    contents.push(...found.map(({ sha256 }) => sha256));
  }
  return contents;
}

function content({ tenant, contentSha256 }: Pick<BrandCheck, 'tenant' | 'contentSha256'>): unknown[] {
  return [tenant.organizationId, tenant.livemode, contentSha256];
}
