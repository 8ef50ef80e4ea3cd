/** A delivery as the statement that claims tells it. */
export interface DueRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly event_id: string;
  readonly endpoint_id: string;
  readonly id: string;
  readonly sequence: number | null;
  readonly attempt_count: number;
}

/** One look along the lane: what was due, and the last endpoint that was looked at. */
export interface ClaimedLook {
  /** As one JSON text, which is read at a third of the cost of rows. */
  readonly due: readonly DueRow[];
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly endpoint_id: string;
  /** The number of that endpoint, counted from 1. */
  readonly step: number;
}
