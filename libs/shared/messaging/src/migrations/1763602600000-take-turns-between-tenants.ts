import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds an index in which the relay steps from tenant to tenant, and the feed finds a tenant's oldest event without a position. It contains
 * only events without a position, which are few.
 */
export class TakeTurnsBetweenTenants1763602600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create index event_unplaced_of_tenant on messaging.event (organization_id, livemode, ordinal) where position is null`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
