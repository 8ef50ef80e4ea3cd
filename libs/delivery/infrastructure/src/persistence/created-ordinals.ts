import type { CreatedRange, Tenant } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { EVERYTHING, NOTHING, type OrdinalRange } from './ordinal-range.ts';
import { ofEndpoint } from './delivery-page.ts';

/** Relays in several processes have clocks that may differ by so much. Within it, `created` need not follow the ordinals. */
const SLACK_MS = 2_000;
/** The number of ordinals that one step of a search looks at. */
const POINTS = 16;
/** A search ends at a range with so many ordinals. */
const NARROW = 1_000;

const ENDS = `
  select min(d.ordinal) as first, max(d.ordinal) as last from delivery.webhook_delivery d where ${ofEndpoint('d')}`;
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

/**
 * Returns the range of ordinals from the first delivery to an endpoint in a range of time to the last one.
 *
 * Deliveries are listed by their ordinal, and no index has both the ordinal and the time. But both increase together, so that a
 * search finds the ends of the range.
 */
export async function createdOrdinals(
  database: Database,
  tenant: Tenant,
  endpointId: string,
  { gte, gt, lte, lt }: CreatedRange,
): Promise<OrdinalRange> {
  const [from, to] = [gt ?? gte, lt ?? lte];
  if (from === undefined && to === undefined) return EVERYTHING;
  const search = new OrdinalSearch(database, [tenant.organizationId, tenant.livemode, endpointId]);
  const ends = await search.ends();
  if (ends === null) return NOTHING;
  return {
    first: from === undefined ? EVERYTHING.first : await search.first(ends, from),
    last: to === undefined ? EVERYTHING.last : await search.last(ends, to),
  };
}

/** Searches the deliveries to one endpoint, by the index of the list. */
class OrdinalSearch {
  constructor(
    private readonly database: Database,
    private readonly endpoint: readonly unknown[],
  ) {}

  async ends(): Promise<OrdinalRange | null> {
    const [row] = await this.database.query<{ first: string | null; last: string | null }>(ENDS, [...this.endpoint]);
    return row?.first && row.last ? { first: Number(row.first), last: Number(row.last) } : null;
  }

  async first(ends: OrdinalRange, instant: Date): Promise<number> {
    const { first } = await this.narrow(ends, instant.getTime() - SLACK_MS);
    return (await this.find(FIRST, first, instant)) ?? NOTHING.first;
  }

  async last(ends: OrdinalRange, instant: Date): Promise<number> {
    const { last } = await this.narrow(ends, instant.getTime() + SLACK_MS);
    return (await this.find(LAST, last, instant)) ?? NOTHING.last;
  }

  /** A range that has the first delivery that was created at a time or later, if there is one. */
  private async narrow(ends: OrdinalRange, time: number): Promise<OrdinalRange> {
    let { first, last } = ends;
    while (last - first > NARROW) {
      const points = pointsBetween(first, last);
      const reached = await this.database.query<{ at: string; ordinal: string; created: Date }>(PROBE, [
        ...this.endpoint,
        points,
      ]);
      const earlier = reached.filter(({ created }) => created.getTime() < time).at(-1);
      const later = reached.find(({ created }) => created.getTime() >= time);
      if (earlier !== undefined) first = Number(earlier.ordinal) + 1;
      if (later !== undefined) last = Number(later.at);
      if (reached.length === 0) return ends;
    }
    return { first, last };
  }

  private async find(statement: string, bound: number, instant: Date): Promise<number | null> {
    const [row] = await this.database.query<{ ordinal: string }>(statement, [...this.endpoint, bound, instant]);
    return row === undefined ? null : Number(row.ordinal);
  }
}

function pointsBetween(first: number, last: number): number[] {
  return Array.from(
    { length: POINTS },
    (_, index) => first + Math.floor(((index + 1) * (last - first)) / (POINTS + 1)),
  );
}
