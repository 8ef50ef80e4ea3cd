import type { CreatedRange } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { ofEndpoint } from './delivery-page.ts';
import { NOTHING, type OrdinalRange } from './ordinal-range.ts';

/** Relays in several processes have clocks that may differ by so much. Within it, `created` need not follow the ordinals. */
const SLACK_MS = 2_000;
/** The number of ordinals that one step of a search looks at. */
const POINTS = 16;
/** A search ends at a range with so many ordinals. */
const NARROW = 1_000;

const PROBE = `
  select point.at, d.ordinal, d.created from unnest($4::bigint[]) as point(at)
   cross join lateral (
     select f.ordinal, f.created from delivery.webhook_delivery f
      where ${ofEndpoint('f')} and f.ordinal >= point.at order by f.ordinal limit 1
   ) d
   order by point.at`;
const FIRST = `
  select d.ordinal from delivery.webhook_delivery d
   where ${ofEndpoint('d')} and d.ordinal >= $4 and d.created >= $5 order by d.ordinal limit 1`;
const LAST = `
  select d.ordinal from delivery.webhook_delivery d
   where ${ofEndpoint('d')} and d.ordinal <= $4 and d.created <= $5 order by d.ordinal desc limit 1`;

/** What a probe found: no delivery has an ordinal from `at` to `ordinal`, and the one with `ordinal` was created at `time`. */
interface Probe {
  readonly at: number;
  readonly ordinal: number;
  readonly time: number;
}

/**
 * Returns the range of ordinals from the first delivery to an endpoint in a range of time to the last one.
 *
 * Deliveries are listed by their ordinal, and no index has both the ordinal and the time. But both increase together, so that a
 * search finds the ends of the range. Each step reads a few deliveries by the index of the list.
 * @param endpoint the parameters of `ofEndpoint`
 * @param all the ordinals of the first and the last delivery to the endpoint
 */
export async function createdOrdinals(
  database: Database,
  endpoint: readonly unknown[],
  all: OrdinalRange,
  { gte, gt, lte, lt }: CreatedRange,
): Promise<OrdinalRange> {
  const [from, to] = [gt ?? gte, lt ?? lte];
  let lower = { range: all, time: from && from.getTime() - SLACK_MS };
  let upper = { range: all, time: to && to.getTime() + SLACK_MS };
  for (;;) {
    const points = [...pointsOf(lower), ...pointsOf(upper)];
    if (points.length === 0) break;
    const probes = await probe(database, endpoint, points);
    if (probes.length === 0) break;
    lower = narrowed(lower, probes);
    upper = narrowed(upper, probes);
  }
  const find = async (statement: string, bound: number, instant: Date): Promise<number | undefined> => {
    const [row] = await database.query<{ ordinal: string }>(statement, [...endpoint, bound, instant]);
    return row && Number(row.ordinal);
  };
  return {
    first: from === undefined ? all.first : ((await find(FIRST, lower.range.first, from)) ?? NOTHING.first),
    last: to === undefined ? all.last : ((await find(LAST, upper.range.last, to)) ?? NOTHING.last),
  };
}

/** The search for the first delivery that was created at a time or later. Without a time there is nothing to search for. */
interface Search {
  readonly range: OrdinalRange;
  readonly time: number | undefined;
}

function pointsOf({ range: { first, last }, time }: Search): readonly number[] {
  if (time === undefined || last - first <= NARROW) return [];
  const step = (last - first) / (POINTS + 1);
  return Array.from({ length: POINTS }, (_, index) => first + Math.floor((index + 1) * step));
}

async function probe(
  database: Database,
  endpoint: readonly unknown[],
  points: readonly number[],
): Promise<readonly Probe[]> {
  const rows = await database.query<{ at: string; ordinal: string; created: Date }>(PROBE, [...endpoint, points]);
  return rows.map(({ at, ordinal, created }) => ({
    at: Number(at),
    ordinal: Number(ordinal),
    time: created.getTime(),
  }));
}

function narrowed({ range, time }: Search, probes: readonly Probe[]): Search {
  if (time === undefined) return { range, time };
  const earlier = probes.filter((found) => found.time < time).map(({ ordinal }) => ordinal + 1);
  const later = probes.filter((found) => found.time >= time).map(({ at }) => at);
  return {
    time,
    range: { first: Math.max(range.first, ...earlier), last: Math.min(range.last, ...later) },
  };
}
