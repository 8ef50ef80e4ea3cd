import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePlatform1763600100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create schema platform`);
    await queryRunner.query(`
      create table platform.organization (
        id uuid primary key,
        name text not null,
        type text not null,
        website text,
        status text not null,
        metadata jsonb not null,
        created_by_kind text,
        created_by_id uuid,
        created timestamptz not null,
        updated timestamptz not null
      )`);
    await queryRunner.query(`
      create table platform.api_key (
        organization_id uuid not null references platform.organization (id),
        livemode boolean not null,
        id uuid not null,
        name text not null,
        prefix_type text not null,
        last_four text not null,
        secret_hash bytea not null,
        pepper_version integer not null,
        scopes text[] not null,
        api_version text not null,
        expires_at timestamptz,
        revoked_at timestamptz,
        metadata jsonb not null,
        created_by_kind text,
        created_by_id uuid,
        created timestamptz not null,
        updated timestamptz not null,
        primary key (organization_id, livemode, id)
      )`);
    await queryRunner.query(`create unique index api_key_by_secret on platform.api_key (secret_hash)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
