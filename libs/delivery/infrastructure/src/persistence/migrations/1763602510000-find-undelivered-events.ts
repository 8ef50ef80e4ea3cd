import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index of the events that have an undelivered delivery, for `GET /events?delivery_success=false`. */
export class FindUndeliveredEvents1763602510000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create index undelivered_of_event on delivery.undelivered (organization_id, livemode, event_id)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
