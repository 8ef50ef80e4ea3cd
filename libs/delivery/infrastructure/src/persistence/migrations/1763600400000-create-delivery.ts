import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDelivery1763600400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create schema delivery`);
    await createEndpoints(queryRunner);
    await createDeliveries(queryRunner);
    await createAttempts(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

async function createEndpoints(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create table delivery.webhook_endpoint (
      organization_id uuid not null,
      livemode boolean not null,
      id uuid not null,
      url text not null,
      description text not null,
      enabled_events text[] not null,
      api_version text,
      status text not null,
      disabled_reason text,
      failing_since timestamptz,
      last_sequence bigint not null default 0,
      metadata jsonb not null,
      created_by_kind text,
      created_by_id uuid,
      created timestamptz not null,
      updated timestamptz not null,
      primary key (organization_id, livemode, id)
    )`);
  await queryRunner.query(`
    create table delivery.signing_secret (
      organization_id uuid not null,
      livemode boolean not null,
      endpoint_id uuid not null,
      id uuid not null,
      sealed bytea not null,
      key_version integer not null,
      last_four text not null,
      created timestamptz not null,
      retires_at timestamptz,
      primary key (organization_id, livemode, endpoint_id, id),
      foreign key (organization_id, livemode, endpoint_id)
        references delivery.webhook_endpoint (organization_id, livemode, id) on delete cascade
    )`);
}

/**
 * Deliveries are partitioned by the event's id, so that one delivery per event and endpoint can be a primary key. They have no
 * foreign keys, which would prevent partitions from being dropped.
 */
async function createDeliveries(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`create sequence delivery.delivery_order`);
  await queryRunner.query(`
    create table delivery.webhook_delivery (
      organization_id uuid not null,
      livemode boolean not null,
      event_id uuid not null,
      endpoint_id uuid not null,
      id uuid not null,
      ordinal bigint not null default nextval('delivery.delivery_order'),
      sequence bigint,
      status text not null,
      attempt_count integer not null default 0,
      next_retry_at timestamptz,
      claim_id uuid,
      claimed_until timestamptz,
      last_response_status integer,
      last_response_body text,
      last_error text,
      created timestamptz not null,
      completed timestamptz,
      primary key (organization_id, livemode, event_id, endpoint_id)
    ) partition by range (event_id)`);
  await queryRunner.query(`create index delivery_by_id on delivery.webhook_delivery (organization_id, livemode, id)`);
  await queryRunner.query(`
    create index delivery_of_endpoint on delivery.webhook_delivery (organization_id, livemode, endpoint_id, ordinal)`);
  await queryRunner.query(`
    create index delivery_due on delivery.webhook_delivery (next_retry_at) where status = 'pending'`);
}

async function createAttempts(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create table delivery.delivery_attempt (
      organization_id uuid not null,
      livemode boolean not null,
      id uuid not null,
      delivery_id uuid not null,
      started timestamptz not null,
      duration_ms integer not null,
      timings jsonb not null,
      response_status integer,
      response_headers jsonb,
      response_body text,
      truncated boolean not null,
      error_class text,
      error_message text,
      primary key (organization_id, livemode, id)
    ) partition by range (id)`);
  await queryRunner.query(`
    create index attempt_of_delivery on delivery.delivery_attempt (organization_id, livemode, delivery_id, id)`);
}
