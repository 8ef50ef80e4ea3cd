import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds to sessions the user whose link has opened them, so that they end with that user's right. */
export class NoteInviters1763604000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table platform.session add column invited_by uuid`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
