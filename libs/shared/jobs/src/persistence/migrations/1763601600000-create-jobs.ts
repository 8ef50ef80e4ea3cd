import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateJobs1763601600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create schema jobs');
    await queryRunner.query(`
      create table jobs.job (
        organization_id uuid not null,
        livemode boolean not null,
        id uuid not null,
        kind text collate "C" not null,
        payload jsonb not null,
        status text collate "C" not null,
        done integer not null,
        total integer,
        step text,
        checkpoint jsonb,
        result jsonb,
        error_code text,
        error_message text,
        attempts smallint not null,
        run_after timestamptz,
        lease_owner uuid,
        lease_epoch integer not null,
        lease_until timestamptz,
        cancel_requested boolean not null,
        scopes text[] not null,
        created_by_kind text,
        created_by_id uuid,
        created timestamptz not null,
        started timestamptz,
        completed timestamptz,
        updated timestamptz not null,
        primary key (organization_id, livemode, id),
        check ((status = 'queued') = (run_after is not null)),
        check ((status = 'running') = (lease_owner is not null and lease_until is not null)),
        check ((status in ('completed', 'failed', 'cancelled')) = (completed is not null)),
        check ((status = 'completed') = (result is not null)),
        check ((status = 'failed') = (error_code is not null and error_message is not null))
      )`);
    await queryRunner.query(`
      create index job_queued on jobs.job (organization_id, livemode, run_after, id, kind) where status = 'queued'`);
    await queryRunner.query(`
      create index job_running on jobs.job (organization_id, livemode, lease_until) where status = 'running'`);
    // The deletion of ended jobs finds the oldest ones of all tenants.
    await queryRunner.query('create index job_ended on jobs.job (completed) where completed is not null');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
