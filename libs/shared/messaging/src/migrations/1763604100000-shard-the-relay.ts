import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Divides the work of the relay by organization. A shard has the last position of its organizations. The number of rows is the number of
 * shards. An organization's shard comes from the random end of its id, which is the same in every version of PostgreSQL.
 * Relays of the version before assign positions through the view, under the lock of the first shard.
 */
export class ShardTheRelay1763604100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table messaging.relay_shard (shard integer primary key check (shard between 0 and 15), position bigint not null)`);
    await queryRunner.query(`lock table messaging.last_position`);
    await queryRunner.query(`insert into messaging.relay_shard select 0, position from messaging.last_position`);
    await queryRunner.query(`drop table messaging.last_position`);
    await queryRunner.query(`
      create view messaging.last_position as select position from messaging.relay_shard where shard = 0`);
    await queryRunner.query(`
      create function messaging.shard_of(organization_id uuid, shards integer) returns integer
        language sql immutable parallel safe
        return ('x' || right(organization_id::text, 4))::bit(16)::integer % shards`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
