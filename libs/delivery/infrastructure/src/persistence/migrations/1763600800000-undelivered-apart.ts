import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What has not arrived stands in a small table of its own, so that attempts touch neither the deliveries nor their indexes:
 * a delivery is written once, claimed and settled as a narrow row, and forgotten there once it has arrived (ADR 0015).
 */
export class UndeliveredApart1763600800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createUndelivered(queryRunner);
    await createAbandonment(queryRunner);
    await keepDeliveriesAsTheyAreMade(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

/**
 * Half of each page stays free for claims, which then touch no index (HOT); vacuum comes early, since every row leaves soon.
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

/** An endpoint's pending deliveries up to an ordinal count as abandoned at once, however long it takes to write it to each. */
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

async function keepDeliveriesAsTheyAreMade(queryRunner: QueryRunner): Promise<void> {
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
