import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds to sessions what entries of the audit log say of them: how the person has signed in, and the organizations that have an entry. */
export class AuditSignIns1763603900100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table platform.session
        add column signed_in_by text not null default 'link',
        add column entered uuid[] not null default '{}'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
