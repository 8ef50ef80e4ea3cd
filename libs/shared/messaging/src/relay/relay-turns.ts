import { BATCH, TENANTS } from './unscoped-position-statements.ts';

/** A tenant in the order of the index: by the bytes of the organization's id, test mode first. */
export interface TenantCursor {
  readonly organizationId: string;
  readonly livemode: boolean;
}

/** What one statement has visited. */
export interface Visited {
  readonly events: number;
  readonly tenants: number;
  /** The last tenant; null if none had an event. */
  readonly last: TenantCursor | null;
  /** Whether a tenant may have more events than the statement read. */
  readonly isCut: boolean;
}

/** Before the first tenant: no organization has this id. */
const START: TenantCursor = { organizationId: '00000000-0000-0000-0000-000000000000', livemode: false };

/** Decides with which tenant a batch begins: after the last of the batch before, as long as that did not come to the last of all. */
export class RelayTurns {
  private cursor = START;

  /** The tenant after which the next batch begins. */
  get after(): TenantCursor {
    return this.cursor;
  }

  /** @returns whether more may be waiting */
  visited({ events, tenants, last, isCut }: Visited): boolean {
    const began = this.cursor;
    this.cursor = tenants === TENANTS && last !== null ? last : START;
    return began !== START || this.cursor !== START || isCut || events === BATCH;
  }
}
