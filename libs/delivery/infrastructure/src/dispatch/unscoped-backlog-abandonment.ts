import { type Database, unscoped } from '@livery/persistence';
import { DISPATCH } from '../persistence/unscoped-uses.ts';

/** Some ten milliseconds of work: results that wait for a row of it wait no longer. */
const BATCH = 2_000;

/**
 * Writes to deliveries of one backlog that they are abandoned, and forgets the backlog once none is left. Rows that an
 * attempt is being written to are passed over, and come with the next batch.
 */
const ABANDON_SOME = unscoped(
  DISPATCH,
  `with backlog as materialized (
     select organization_id, livemode, endpoint_id, through, abandoned from delivery.abandonment
      order by abandoned limit 1 for update skip locked
   ), batch as materialized (
     select d.place, b.abandoned
       from backlog b
      cross join lateral (
        select ctid as place from delivery.undelivered
         where organization_id = b.organization_id and livemode = b.livemode and endpoint_id = b.endpoint_id
           and status = 'pending' and ordinal <= b.through
         order by ordinal limit ${BATCH} for no key update skip locked
      ) d
   ), ended as (
     update delivery.undelivered
        set status = 'abandoned', next_retry_at = null, completed = (select max(abandoned) from batch)
      where ctid = any (array(select place from batch))
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

/** Abandons what endpoints left behind when they were disabled or deleted, batch after batch; readers need not wait for it. */
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
