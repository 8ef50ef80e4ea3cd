import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateIdempotentAnswers1763600300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create schema http`);
    await queryRunner.query(`
      create table http.idempotent_answer (
        organization_id uuid not null,
        livemode boolean not null,
        key_hash bytea not null,
        fingerprint bytea not null,
        request_id uuid not null,
        status smallint not null,
        content text not null,
        sealed bytea not null,
        expires timestamptz not null,
        primary key (organization_id, livemode, key_hash)
      )`);
    await queryRunner.query(`create index idempotent_answer_by_expiry on http.idempotent_answer (expires)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
