/** A row of the statement that claims; the columns of the delivery are null when nothing was due. */
export interface ClaimedRow extends LastEndpoint {
  readonly organization_id: string | null;
  readonly livemode: boolean;
  readonly event_id: string;
  readonly endpoint_id: string;
  readonly id: string;
  readonly sequence: string | null;
  readonly attempt_count: number;
}

/** The last endpoint that the statement looked at. */
export interface LastEndpoint {
  readonly last_organization_id: string;
  readonly last_livemode: boolean;
  readonly last_endpoint_id: string;
  readonly step: number;
}

/** A claimed row that has a delivery. */
export type DueRow = ClaimedRow & { readonly organization_id: string };

export function isDue(row: ClaimedRow): row is DueRow {
  return row.organization_id !== null;
}
