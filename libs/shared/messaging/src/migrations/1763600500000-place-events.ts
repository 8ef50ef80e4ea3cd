import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the order of writing and the position that the relay assigns. It uses a sequence, since PostgreSQL 14 has no identity columns for partitions. */
export class PlaceEvents1763600500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create sequence messaging.event_order`);
    await queryRunner.query(`
      alter table messaging.event
        add column ordinal bigint not null default nextval('messaging.event_order'),
        add column position bigint`);
    await queryRunner.query(`create index event_unplaced on messaging.event (ordinal) where position is null`);
    await queryRunner.query(`
      create index event_by_position on messaging.event (organization_id, livemode, position) where position is not null`);
    await queryRunner.query(`create table messaging.last_position (position bigint not null)`);
    await queryRunner.query(`insert into messaging.last_position values (0)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
