import { type Database, unscoped } from '@livery/persistence';
import { DISPATCH } from '../persistence/tenant-guard-exceptions.ts';

/** About ten milliseconds of work. Writing a result may have to wait that long for a row. */
const BATCH = 2_000;

/**
 * Sets the status of a batch of deliveries of one endpoint to abandoned, and deletes the `abandonment` row when none is left.
 * Rows that are locked by a result being written are skipped, and belong to the next batch.
 */
const ABANDON_SOME = unscoped(
  DISPATCH,
  `with backlog as materialized (
     select organization_id, livemode, endpoint_id, through, abandoned from delivery.abandonment
      order by abandoned limit 1 for update skip locked
   ), batch as materialized (
     select d.row_address, b.abandoned
       from backlog b
      cross join lateral (
        select ctid as row_address from delivery.undelivered
         where organization_id = b.organization_id and livemode = b.livemode and endpoint_id = b.endpoint_id
           and status = 'pending' and ordinal <= b.through
         order by ordinal limit ${BATCH} for no key update skip locked
      ) d
   ), ended as (
     update delivery.undelivered
        set status = 'abandoned', next_retry_at = null, completed = (select max(abandoned) from batch)
      where ctid = any (array(select row_address from batch))
     returning 1
   ), done as (
     delete from delivery.abandonment a using backlog b
      where a.organization_id = b.organization_id and a.livemode = b.livemode and a.endpoint_id = b.endpoint_id
        and not exists (select from delivery.undelivered u where u.organization_id = b.organization_id
                           and u.livemode = b.livemode and u.endpoint_id = b.endpoint_id
                           and u.status = 'pending' and u.ordinal <= b.through)
     returning 1
   )
   select (select count(*) from ended) + (select count(*) from done) as changed`,
);

/**
 * Writes the status of pending deliveries whose endpoint was disabled or deleted, in batches. Readers do not depend on it: for
 * them the `abandonment` row of the endpoint makes these deliveries abandoned at once.
 */
export class UnscopedBacklogAbandonment {
  private running: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly report: (error: unknown) => void,
  ) {}

  wake(): void {
    if (!this.stopped) this.running ??= this.run().finally(() => (this.running = null));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      let changed = 1;
      while (changed > 0 && !this.stopped) {
        const [row] = await this.database.query<{ changed: string }>(ABANDON_SOME);
        changed = Number(row?.changed ?? 0);
      }
    } catch (error) {
      // The next sweep tries again.
      this.report(error);
    }
  }
}
