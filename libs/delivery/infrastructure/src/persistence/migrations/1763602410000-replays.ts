import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A delivery that waits for the first attempt of a replay has the `attempt_count` -1, so that it is in neither of the two lanes that
 * claims know already, and in an index of its own. Workers of the previous version leave it alone.
 */
export class Replays1763602410000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create index undelivered_replays on delivery.undelivered (organization_id, livemode, endpoint_id, next_retry_at, ordinal)
        where status = 'pending' and attempt_count < 0`);
    // Replays read what failed or was abandoned in a period. The id of an event has its time.
    await queryRunner.query(`
      create index undelivered_ended on delivery.undelivered (organization_id, livemode, endpoint_id, event_id)
        where status <> 'pending'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
