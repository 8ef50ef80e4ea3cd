import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Due deliveries are claimed per endpoint, and first attempts separately from retries. Each of the two has a partial index, in
 * which the claim statement steps from endpoint to endpoint.
 */
export class LanesOfDeliveries1763600600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index delivery.delivery_due`);
    await queryRunner.query(`
      create index delivery_first_attempts
        on delivery.webhook_delivery (organization_id, livemode, endpoint_id, next_retry_at, ordinal)
        where status = 'pending' and attempt_count = 0`);
    await queryRunner.query(`
      create index delivery_retries
        on delivery.webhook_delivery (organization_id, livemode, endpoint_id, next_retry_at, ordinal)
        where status = 'pending' and attempt_count > 0`);
    await queryRunner.query(`alter table delivery.webhook_endpoint add column failing_told timestamptz`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
