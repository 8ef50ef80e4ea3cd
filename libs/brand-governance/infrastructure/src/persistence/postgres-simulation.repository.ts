import { type SimulatedChecks, SimulationRepository } from '@livery/brand-governance-application';
import type { SimulatedDocument, Simulation, VersionedGuideline } from '@livery/brand-governance-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import { type Database, queryWithin } from '@livery/persistence';
import { type StoredGuideline, toGuideline } from './guideline-snapshot.mapper.ts';

const EXISTING = `
  select id from brand_governance.brand_check where organization_id = $1 and livemode = $2 and id = any ($3)`;

/** The checks of one content lie together in an index, so that only the newest of each is taken. */
const KEPT = `
  select c.id from brand_governance.brand_check c
   where c.organization_id = $1 and c.livemode = $2 and c.document_kept_until is not null and c.status = 'completed'
     and c.created >= coalesce($3, '-infinity'::timestamptz)
     and not exists (
       select 1 from brand_governance.brand_check newer
        where newer.organization_id = $1 and newer.livemode = $2 and newer.content_sha256 = c.content_sha256
          and newer.id > c.id and newer.document_kept_until is not null and newer.status = 'completed')
   order by c.id desc limit $4`;

const INSERT = `
  insert into brand_governance.simulation (organization_id, livemode, id, in_force, given, check_ids, has_more, created)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

const FIND = `
  select in_force, given, check_ids, has_more, created from brand_governance.simulation
   where organization_id = $1 and livemode = $2 and id = $3`;

const ADD_DOCUMENT = `
  insert into brand_governance.simulated_document (organization_id, livemode, simulation_id, position, outcome)
  values ($1, $2, $3, $4, $5)`;

const DOCUMENTS = `
  select outcome from brand_governance.simulated_document
   where organization_id = $1 and livemode = $2 and simulation_id = $3 order by position`;

const DELETE = `
  delete from brand_governance.simulation where organization_id = $1 and livemode = $2 and id = $3`;

interface StoredVersion {
  readonly guideline: StoredGuideline;
  readonly version: string;
}

interface SimulationRow {
  readonly in_force: StoredVersion;
  readonly given: StoredVersion;
  readonly check_ids: readonly string[];
  readonly has_more: boolean;
  readonly created: Date;
}

export class PostgresSimulationRepository extends SimulationRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async existingChecks(tenant: Tenant, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ id: string }>(EXISTING, [...tenantValues(tenant), ids]);
    return new Set(rows.map(({ id }) => id));
  }

  async keptChecks(tenant: Tenant, since: Date | null, limit: number): Promise<SimulatedChecks> {
    const rows = await this.database.query<{ id: string }>(KEPT, [...tenantValues(tenant), since, limit + 1]);
    return { ids: rows.slice(0, limit).map(({ id }) => id), hasMore: rows.length > limit };
  }

  async insert(simulation: Simulation, transaction: Transaction): Promise<void> {
    const { inForce, given, checkIds, hasMore, created } = simulation;
    const values = [JSON.stringify(inForce), JSON.stringify(given), checkIds, hasMore, created];
    await queryWithin(transaction, INSERT, [...keyOf(simulation), ...values]);
  }

  async find(tenant: Tenant, id: string): Promise<Simulation | null> {
    const [row] = await this.database.query<SimulationRow>(FIND, [...tenantValues(tenant), id]);
    if (row === undefined) return null;
    const { in_force, given, check_ids: checkIds, has_more: hasMore, created } = row;
    return { id, tenant, inForce: toVersion(in_force), given: toVersion(given), checkIds, hasMore, created };
  }

  async addDocument(
    simulation: Simulation,
    position: number,
    document: SimulatedDocument,
    transaction: Transaction,
  ): Promise<void> {
    await queryWithin(transaction, ADD_DOCUMENT, [...keyOf(simulation), position, JSON.stringify(document)]);
  }

  async documents(simulation: Simulation): Promise<readonly SimulatedDocument[]> {
    const rows = await this.database.query<{ outcome: SimulatedDocument }>(DOCUMENTS, keyOf(simulation));
    return rows.map(({ outcome }) => outcome);
  }

  async delete(simulation: Simulation, transaction: Transaction): Promise<void> {
    await queryWithin(transaction, DELETE, keyOf(simulation));
  }
}

function toVersion({ guideline, version }: StoredVersion): VersionedGuideline {
  return { guideline: toGuideline(guideline), version };
}

function keyOf({ tenant, id }: Simulation): unknown[] {
  return [...tenantValues(tenant), id];
}

function tenantValues({ organizationId, livemode }: Tenant): unknown[] {
  return [organizationId, livemode];
}
