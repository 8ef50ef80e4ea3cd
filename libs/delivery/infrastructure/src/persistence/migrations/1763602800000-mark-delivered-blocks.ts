import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records which deliveries may be delivered, in blocks of 32 sequence numbers of an endpoint, so that a list of the delivered ones
 * skips long stretches that failed (ADR 0015). A trigger writes the marks, so that processes of the old version write them, too,
 * while both are running.
 *
 * A delivery without a sequence number has a mark of its own: its negative ordinal.
 */
export class MarkDeliveredBlocks1763602800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table delivery.delivered_block (
        organization_id uuid not null,
        livemode boolean not null,
        endpoint_id uuid not null,
        block bigint not null,
        primary key (organization_id, livemode, endpoint_id, block)
      )`);
    await createTrigger(queryRunner);
    await markEarlierDeliveries(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

/** The rows are inserted in the order of their key, so that two statements never wait for each other in a circle. */
async function createTrigger(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create function delivery.mark_delivered() returns trigger language plpgsql as $$
    begin
      insert into delivery.delivered_block (organization_id, livemode, endpoint_id, block)
      select distinct organization_id, livemode, endpoint_id, coalesce(sequence / 32, -ordinal) as block
        from gone order by organization_id, livemode, endpoint_id, block
          on conflict do nothing;
      return null;
    end $$`);
  await queryRunner.query(`
    create trigger undelivered_deleted after delete on delivery.undelivered referencing old table as gone
      for each statement execute function delivery.mark_delivered()`);
}

/** Marks all blocks that exist, without reading the deliveries. A mark too many costs a list the reading of one block. */
async function markEarlierDeliveries(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    insert into delivery.delivered_block (organization_id, livemode, endpoint_id, block)
    select organization_id, livemode, id, block
      from delivery.webhook_endpoint cross join lateral generate_series(0, last_sequence / 32) as block
     where last_sequence > 0
        on conflict do nothing`);
  await queryRunner.query(`
    insert into delivery.delivered_block (organization_id, livemode, endpoint_id, block)
    select d.organization_id, d.livemode, d.endpoint_id, -d.ordinal
      from delivery.webhook_endpoint e
      join delivery.webhook_delivery d on d.organization_id = e.organization_id and d.livemode = e.livemode
       and d.endpoint_id = e.id and d.sequence is null
        on conflict do nothing`);
}
