import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEventLog1763600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create schema messaging`);
    await queryRunner.query(`
      create table messaging.event (
        organization_id uuid not null,
        livemode boolean not null,
        id uuid not null,
        type text collate "C" not null,
        api_version text not null,
        request_id uuid,
        data jsonb not null,
        created timestamptz not null,
        primary key (organization_id, livemode, id)
      ) partition by range (id)`);
    await queryRunner.query(`
      create index event_by_type on messaging.event (organization_id, livemode, type, id)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
