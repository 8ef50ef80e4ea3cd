import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The headers that an attempt has sent and that do not follow from other columns, one in a line; null for attempts of the previous
 * version, and if nothing was sent.
 */
export class RequestHeaders1763602710000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table delivery.delivery_attempt add column request_headers text`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
