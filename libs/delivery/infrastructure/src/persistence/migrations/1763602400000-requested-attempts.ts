import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Attempts that callers ask for. They have a table of their own, because they leave the state of their delivery as it is: a delivered
 * one has no row in `undelivered`. A row is deleted once its attempt is recorded.
 */
export class RequestedAttempts1763602400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table delivery.requested_attempt (
        organization_id uuid not null,
        livemode boolean not null,
        id uuid not null,
        endpoint_id uuid not null,
        event_id uuid not null,
        sequence bigint,
        requested timestamptz not null,
        claim_id uuid,
        claimed_until timestamptz,
        primary key (organization_id, livemode, id)
      ) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02)`);
    await queryRunner.query(`
      create index requested_attempt_of_endpoint
        on delivery.requested_attempt (organization_id, livemode, endpoint_id, requested, id)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
