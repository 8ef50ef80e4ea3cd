import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOAuth1763600300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table platform.oauth_application (
        organization_id uuid not null references platform.organization (id),
        livemode boolean not null,
        id uuid not null,
        name text not null,
        description text,
        client_id uuid not null,
        requested_scopes text[] not null,
        token_lifetime integer not null,
        status text not null,
        api_version text not null,
        metadata jsonb not null,
        created_by_kind text,
        created_by_id uuid,
        created timestamptz not null,
        updated timestamptz not null,
        primary key (organization_id, livemode, id)
      )`);
    // The index covers all tenants, since a client does not name its tenant.
    await queryRunner.query(
      `create unique index oauth_application_by_client on platform.oauth_application (client_id)`,
    );
    await queryRunner.query(`
      create table platform.oauth_client_secret (
        organization_id uuid not null,
        livemode boolean not null,
        application_id uuid not null,
        id uuid not null,
        last_four text not null,
        secret_hash bytea not null,
        pepper_version integer not null,
        created timestamptz not null,
        primary key (organization_id, livemode, application_id, id),
        foreign key (organization_id, livemode, application_id)
          references platform.oauth_application (organization_id, livemode, id)
      )`);
    await queryRunner.query(`
      create table platform.access_token (
        organization_id uuid not null,
        livemode boolean not null,
        id uuid not null,
        application_id uuid not null,
        secret_hash bytea not null,
        pepper_version integer not null,
        scopes text[] not null,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        created timestamptz not null,
        primary key (organization_id, livemode, id)
      ) partition by range (id)`);
    await queryRunner.query(`create index access_token_by_secret on platform.access_token (secret_hash)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
