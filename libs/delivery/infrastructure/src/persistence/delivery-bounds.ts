import type { DeliveryFilter, DeliveryPageRequest } from '@livery/delivery-application';
import { deliveryCursorInvalid } from '@livery/delivery-domain';
import type { Database } from '@livery/persistence';
import { createdOrdinals } from './created-ordinals.ts';
import { ofEndpoint } from './delivery-page.ts';
import { EVERYTHING, NOTHING, type OrdinalRange, overlap } from './ordinal-range.ts';

const POSITIONS = `
  select (select c.ordinal from delivery.webhook_delivery c where ${ofEndpoint('c')} and c.id = $4) as cursor,
         (select s.ordinal from delivery.webhook_delivery s
           where ${ofEndpoint('s')} and s.sequence > $5 order by s.sequence limit 1) as numbered,
         (select min(f.ordinal) from delivery.webhook_delivery f where ${ofEndpoint('f')}) as first,
         (select max(l.ordinal) from delivery.webhook_delivery l where ${ofEndpoint('l')}) as last`;

interface PositionsRow {
  readonly cursor: string | null;
  readonly numbered: string | null;
  readonly first: string | null;
  readonly last: string | null;
}

type Bounds = Pick<DeliveryFilter, 'afterSequence' | 'created'> & DeliveryPageRequest;

/**
 * Finds the ordinals between which a list or a page of it lies. The cursor, `after_sequence` and `created` are bounds on the
 * ordinal, since the sequence numbers of an endpoint and the times increase with it.
 * @param endpoint the parameters of `ofEndpoint`
 * @throws DomainError `cursor_invalid` for a cursor that is not a delivery to the endpoint
 */
export async function ordinalsBetween(
  database: Database,
  endpoint: readonly unknown[],
  bounds: Bounds,
): Promise<OrdinalRange> {
  const cursor = bounds.startingAfter ?? bounds.endingBefore ?? null;
  const isTimed = Object.values(bounds.created).some((instant) => instant !== undefined);
  if (cursor === null && bounds.afterSequence === null && !isTimed) return EVERYTHING;
  const values = [...endpoint, cursor, bounds.afterSequence];
  const [positions] = await database.query<PositionsRow>(POSITIONS, values);
  const beyond = beyondCursor(bounds, positions?.cursor ?? null);
  if (positions?.first == null || positions.last === null) return NOTHING;
  const all = { first: Number(positions.first), last: Number(positions.last) };
  return overlap([
    beyond,
    afterSequence(bounds, positions.numbered),
    isTimed ? await createdOrdinals(database, endpoint, all, bounds.created) : EVERYTHING,
  ]);
}

/** Whether a page is read from the newest delivery to the oldest. */
export function isDescending({ order, endingBefore }: DeliveryPageRequest): boolean {
  return (order === 'newest') !== (endingBefore !== undefined);
}

function beyondCursor(page: DeliveryPageRequest, found: string | null): OrdinalRange {
  const { startingAfter, endingBefore } = page;
  if (startingAfter === undefined && endingBefore === undefined) return EVERYTHING;
  if (found === null) throw deliveryCursorInvalid(startingAfter === undefined ? 'ending_before' : 'starting_after');
  const ordinal = Number(found);
  return isDescending(page) ? { ...EVERYTHING, last: ordinal - 1 } : { ...EVERYTHING, first: ordinal + 1 };
}

function afterSequence({ afterSequence: wanted }: Bounds, found: string | null): OrdinalRange {
  if (wanted === null) return EVERYTHING;
  return found === null ? NOTHING : { ...EVERYTHING, first: Number(found) };
}
