import { BATCH } from './unscoped-position-statements.ts';

/** A tenant in the order of the index: by the bytes of the organization's id, test mode first. */
export interface TenantCursor {
  readonly organizationId: string;
  readonly livemode: boolean;
}

/** Before the first tenant: no organization has this id. */
const START: TenantCursor = { organizationId: '00000000-0000-0000-0000-000000000000', livemode: false };

interface PlacedRow {
  readonly organization_id: string;
  readonly livemode: boolean;
}

/**
 * Decides which events get the next positions. While all waiting events fit into one batch, they need no order of tenants. As soon as
 * more are waiting, tenants take turns: one batch after the other begins after the last tenant of the batch before.
 */
export class RelayTurns {
  private cursor: TenantCursor | null = null;

  /** The tenant after which the next batch begins; null while the batch takes the oldest events of all tenants. */
  get after(): TenantCursor | null {
    return this.cursor;
  }

  /** @param rows the events that got positions @returns whether more may be waiting */
  placed(rows: readonly PlacedRow[]): boolean {
    const { cursor } = this;
    this.cursor = cursor === null ? begin(rows) : next(cursor, rows);
    return this.cursor !== null || (cursor !== null && rows.length > 0);
  }
}

function begin(rows: readonly PlacedRow[]): TenantCursor | null {
  return rows.length < BATCH ? null : START;
}

/** A batch visits as many tenants as it has events, and so each of them has at least one event in it. */
function next(cursor: TenantCursor, rows: readonly PlacedRow[]): TenantCursor | null {
  const tenants = new Map(rows.map((row) => [keyOf(row), row]));
  const last = tenants.get([...tenants.keys()].sort().at(-1) ?? '');
  if (tenants.size === BATCH && last !== undefined) {
    return { organizationId: last.organization_id, livemode: last.livemode };
  }
  return cursor === START && rows.length < BATCH ? null : START;
}

/** Sorts as the index does. */
function keyOf({ organization_id, livemode }: PlacedRow): string {
  return `${organization_id} ${livemode ? 1 : 0}`;
}
