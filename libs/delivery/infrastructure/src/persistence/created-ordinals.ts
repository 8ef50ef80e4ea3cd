import type { CreatedRange, Tenant } from '@livery/kernel';
import { type Database, idAfter, idBefore } from '@livery/persistence';

/** Ordinals from and to, both included, as PostgreSQL writes them; null where that end is open. */
export interface OrdinalRange {
  readonly from: string | null;
  readonly to: string | null;
}

const OF_TENANT = 'select ordinal from delivery.webhook_delivery where organization_id = $1 and livemode = $2';
const FIRST = `${OF_TENANT} and id >= $3 order by id limit 1`;
const LAST = `${OF_TENANT} and id <= $3 order by id desc limit 1`;
const BEFORE_ALL = '0';
const AFTER_ALL = '9223372036854775807';

/**
 * Between which ordinals the deliveries of a time lie, somewhat more widely than exactly. Deliveries are listed by their
 * ordinal, which no index relates to their time. Their id is made together with the ordinal, so that both rise with time,
 * and there is an index of ids: it tells the ordinals, and the index of the list serves the range between them.
 */
export async function createdOrdinals(
  database: Database,
  { organizationId, livemode }: Tenant,
  { gte, gt, lte, lt }: CreatedRange,
): Promise<OrdinalRange> {
  const ordinal = async (statement: string, id: string): Promise<string | undefined> =>
    (await database.query<{ ordinal: string }>(statement, [organizationId, livemode, id]))[0]?.ordinal;
  const [from, to] = [gt ?? gte, lt ?? lte];
  return {
    from: from === undefined ? null : ((await ordinal(FIRST, idBefore(from))) ?? AFTER_ALL),
    to: to === undefined ? null : ((await ordinal(LAST, idAfter(to))) ?? BEFORE_ALL),
  };
}
