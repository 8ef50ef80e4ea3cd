/** A delivery as the claim statement returns it. */
export interface DueRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly event_id: string;
  readonly endpoint_id: string;
  readonly id: string;
  readonly sequence: number | null;
  readonly attempt_count: number;
}

/** The result of one claim statement: the claimed deliveries, and the last endpoint that it visited. */
export interface ClaimStatementRow {
  /** One JSON array, which costs a third of what rows would cost to read (measured). */
  readonly due: readonly DueRow[];
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly endpoint_id: string;
  /** The number of endpoints that were visited. */
  readonly step: number;
}
