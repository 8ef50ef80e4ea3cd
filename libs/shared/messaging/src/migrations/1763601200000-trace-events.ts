import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The span of the request that an event comes of; null where nothing is traced. */
export class TraceEvents1763601200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table messaging.event add column traceparent text`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
