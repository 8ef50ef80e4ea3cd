import type { CreatedRange, Tenant } from '@livery/kernel';
import { type Database, idAfter, idBefore } from '@livery/persistence';

/** The first and the last ordinal of a range, as text; null if that end is open. */
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
 * Returns a range of ordinals that contains all deliveries created in a range of time, and possibly a few more.
 *
 * Deliveries are listed by their ordinal, and no index has both the ordinal and the time. But the id is created together with
 * the ordinal, so that both increase with time. The index of ids therefore gives the bounds, and the index of the list serves
 * the range between them.
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
