import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the accounts of people who sign in, their sessions, the links that open sessions, and the tokens of sessions. */
export class CreateSessions1763603800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table platform.account (
        id uuid not null primary key,
        email text not null,
        password_hash text,
        created timestamptz not null,
        updated timestamptz not null
      )`);
    await queryRunner.query(`create unique index account_by_email on platform.account (lower(email))`);
    await queryRunner.query(`alter table platform.user add column account_id uuid references platform.account (id)`);
    await queryRunner.query(`create index user_by_account on platform.user (account_id) where account_id is not null`);
    await queryRunner.query(`
      create table platform.session (
        id uuid not null primary key,
        account_id uuid not null,
        secret_hash bytea not null,
        pepper_version integer not null,
        ip text,
        user_agent text,
        last_used_at timestamptz not null,
        stepped_up_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        created timestamptz not null
      ) partition by range (id)`);
    await queryRunner.query(`create index session_by_secret on platform.session (secret_hash)`);
    await queryRunner.query(`create index session_by_account on platform.session (account_id, id desc)`);
    await createSecrets(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

async function createSecrets(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create table platform.sign_in_link (
      id uuid not null primary key,
      account_id uuid not null,
      secret_hash bytea not null,
      pepper_version integer not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      created timestamptz not null
    ) partition by range (id)`);
  await queryRunner.query(`create index sign_in_link_by_secret on platform.sign_in_link (secret_hash)`);
  await queryRunner.query(`create index sign_in_link_by_account on platform.sign_in_link (account_id)`);
  await queryRunner.query(`
    create table platform.user_token (
      organization_id uuid not null,
      livemode boolean not null,
      id uuid not null,
      user_id uuid not null,
      session_id uuid not null,
      secret_hash bytea not null,
      pepper_version integer not null,
      stepped_up_until timestamptz not null,
      expires_at timestamptz not null,
      created timestamptz not null,
      primary key (organization_id, livemode, id)
    ) partition by range (id)`);
  await queryRunner.query(`create index user_token_by_secret on platform.user_token (secret_hash)`);
}
