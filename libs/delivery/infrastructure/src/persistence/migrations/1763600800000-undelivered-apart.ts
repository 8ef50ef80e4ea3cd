import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Moves the state of deliveries that are not delivered yet from `webhook_delivery` to a small table, `undelivered` (ADR 0015).
 * Claims and results then update narrow rows there, and neither the large table nor its indexes. The row is deleted once the
 * delivery is delivered.
 *
 * The class name and the file name are recorded in migrated databases and cannot change.
 */
export class UndeliveredApart1763600800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createUndelivered(queryRunner);
    await createAbandonment(queryRunner);
    await removeStateOfDeliveries(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

/**
 * Half of each page stays free, so that the update of a claim fits into the same page and needs no index entry (a HOT update).
 * Autovacuum runs early, since every row is deleted soon.
 */
async function createUndelivered(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create table delivery.undelivered (
      organization_id uuid not null,
      livemode boolean not null,
      id uuid not null,
      endpoint_id uuid not null,
      event_id uuid not null,
      ordinal bigint not null,
      sequence bigint,
      status text not null,
      attempt_count integer not null default 0,
      next_retry_at timestamptz,
      claim_id uuid,
      claimed_until timestamptz,
      completed timestamptz,
      primary key (organization_id, livemode, id)
    ) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0)`);
  await queryRunner.query(`
    insert into delivery.undelivered
    select organization_id, livemode, id, endpoint_id, event_id, ordinal, sequence, status, attempt_count, next_retry_at,
           claim_id, claimed_until, completed
      from delivery.webhook_delivery where status <> 'delivered'`);
  for (const [name, condition] of [
    ['undelivered_first_attempts', `status = 'pending' and attempt_count = 0`],
    ['undelivered_retries', `status = 'pending' and attempt_count > 0`],
  ]) {
    await queryRunner.query(`
      create index ${name} on delivery.undelivered (organization_id, livemode, endpoint_id, next_retry_at, ordinal)
        where ${condition}`);
  }
  await queryRunner.query(`
    create index undelivered_of_endpoint
      on delivery.undelivered (organization_id, livemode, endpoint_id, status, ordinal)`);
}

/**
 * A row makes all pending deliveries of an endpoint up to the ordinal `through` abandoned at once. Their own rows are updated
 * later, in batches.
 */
async function createAbandonment(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create table delivery.abandonment (
      organization_id uuid not null,
      livemode boolean not null,
      endpoint_id uuid not null,
      through bigint not null,
      abandoned timestamptz not null,
      primary key (organization_id, livemode, endpoint_id)
    )`);
}

/** After this a row of `webhook_delivery` is never updated. */
async function removeStateOfDeliveries(queryRunner: QueryRunner): Promise<void> {
  for (const index of ['delivery_first_attempts', 'delivery_retries']) {
    await queryRunner.query(`drop index delivery.${index}`);
  }
  await queryRunner.query(`
    alter table delivery.webhook_delivery
      drop column status, drop column attempt_count, drop column next_retry_at, drop column claim_id,
      drop column claimed_until, drop column last_response_status, drop column last_response_body,
      drop column last_error, drop column completed`);
  await queryRunner.query(`
    create index delivery_by_sequence
      on delivery.webhook_delivery (organization_id, livemode, endpoint_id, sequence)`);
}
