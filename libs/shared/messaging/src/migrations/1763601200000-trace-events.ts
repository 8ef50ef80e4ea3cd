import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the span of the request that caused an event; null while tracing is off. */
export class TraceEvents1763601200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table messaging.event add column traceparent text`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
