import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes since when an operator's verification has not found the bytes of a blob, or has found others. */
export class NoteMissingBytes1763604450000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table blobs.blob add column missing_since timestamptz');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
