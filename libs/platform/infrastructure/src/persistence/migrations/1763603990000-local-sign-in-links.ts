import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks the links that work only in a browser on the machine of the service. */
export class LocalSignInLinks1763603990000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table platform.sign_in_link add column is_local boolean not null default false`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
