import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds rotation, last use and allowed addresses of keys, the end of client secrets, users, the audit log and the request log. */
export class CompletePlatform1763601000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table platform.api_key
        add column allowed_ips text[] not null default '{}',
        add column last_used_at timestamptz,
        add column rotated_from uuid,
        add column lineage uuid,
        add column retires_at timestamptz`);
    await queryRunner.query(`
      alter table platform.oauth_client_secret
        add column last_used_at timestamptz,
        add column retires_at timestamptz`);
    await createPeople(queryRunner);
    await createLogs(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

async function createPeople(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create table platform.user (
      organization_id uuid not null references platform.organization (id),
      id uuid not null,
      email text not null,
      name text,
      status text not null,
      last_seen_at timestamptz,
      created timestamptz not null,
      updated timestamptz not null,
      primary key (organization_id, id)
    )`);
  await queryRunner.query(`create unique index user_by_email on platform.user (organization_id, lower(email))`);
  await queryRunner.query(`
    create table platform.membership (
      organization_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      role text not null,
      status text not null,
      invited_by_kind text,
      invited_by_id uuid,
      created timestamptz not null,
      updated timestamptz not null,
      primary key (organization_id, id),
      foreign key (organization_id, user_id) references platform.user (organization_id, id)
    )`);
  await queryRunner.query(`create unique index membership_by_user on platform.membership (organization_id, user_id)`);
}

async function createLogs(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create table platform.audit_entry (
      organization_id uuid not null,
      livemode boolean not null,
      id uuid not null,
      actor_kind text,
      actor_id uuid,
      action text not null,
      target text not null,
      changes jsonb not null,
      ip text,
      request_id uuid,
      created timestamptz not null,
      primary key (organization_id, livemode, id)
    ) partition by range (id)`);
  await queryRunner.query(`
    create table platform.request_log (
      organization_id uuid not null,
      livemode boolean not null,
      id uuid not null,
      method text not null,
      path text not null,
      status smallint not null,
      code text,
      latency_ms integer not null,
      principal_kind text not null,
      principal_id uuid not null,
      api_version text,
      idempotency text not null,
      ip text,
      user_agent text,
      created timestamptz not null,
      primary key (organization_id, livemode, id)
    ) partition by range (id)`);
}
