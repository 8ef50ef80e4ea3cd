import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the dispatcher has to know of an endpoint beyond its failures. `max_in_flight` is set by requests. `hanging_since` is set by
 * workers, and no request changes it. `endpoint_worker` says which worker serves an endpoint with `max_in_flight`. It has no
 * foreign key, for which a claim would have to wait for the lock of a request that changes the endpoint.
 */
export class ShareDispatchFairly1763602300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table delivery.webhook_endpoint
        add column max_in_flight integer,
        add column hanging_since timestamptz`);
    await queryRunner.query(`
      create table delivery.endpoint_worker (
        organization_id uuid not null,
        livemode boolean not null,
        endpoint_id uuid not null,
        worker_id uuid not null,
        until timestamptz not null,
        primary key (organization_id, livemode, endpoint_id)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
