import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A row says how many events an endpoint has missed between two positions: in one phase in which it was disabled and wanted the same
 * event types, and of one week, whose events are deleted together. The relay widens the open row of an endpoint and week.
 */
export class MissedSpans1763602420000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table delivery.missed_span (
        organization_id uuid not null,
        livemode boolean not null,
        endpoint_id uuid not null,
        first_position bigint not null,
        last_position bigint not null,
        week integer not null,
        enabled_events text[] not null,
        missed bigint not null check (missed > 0),
        since timestamptz not null,
        first_event_id uuid not null,
        is_open boolean not null,
        primary key (organization_id, livemode, endpoint_id, first_position),
        foreign key (organization_id, livemode, endpoint_id)
          references delivery.webhook_endpoint (organization_id, livemode, id) on delete cascade
      )`);
    await queryRunner.query(`
      create unique index missed_span_open on delivery.missed_span (organization_id, livemode, endpoint_id, week)
        where is_open`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
