import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secrets that have been rotated are found by their end, so that they can be deleted some time after it. */
export class RetireSigningSecrets1763602700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create index signing_secret_retired on delivery.signing_secret (retires_at) where retires_at is not null`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
