import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds indexes for the filters of `GET /events`. The id of the record that an event is about is an expression and not a column, since a
 * column would have to be filled for the events that exist.
 */
export class FindEvents1763602500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create index event_by_object
        on messaging.event (organization_id, livemode, ((data->'object'->>'id') collate "C"), id)`);
    await queryRunner.query(`
      create index event_by_request
        on messaging.event (organization_id, livemode, request_id, id) where request_id is not null`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
