import type { Tenant } from '@livery/kernel';

/** Deliveries are counted up to this number. A count that equals it means: that many or more. */
export const COUNT_LIMIT = 10_000;

/** The number of deliveries, the newest ones whose turn has come, whose attempts are examined. */
export const SAMPLE_LIMIT = 1_000;

/** Deliveries that are not delivered, by status. Each count ends at `COUNT_LIMIT`. */
export interface UndeliveredCounts {
  readonly pending: number;
  readonly failed: number;
  readonly abandoned: number;
}

/** What became of the deliveries that were created in a period. */
export interface PeriodCounts extends UndeliveredCounts {
  readonly created: number;
  /** Null if one of the other counts reached its limit. */
  readonly delivered: number | null;
}

/** The attempts of a sample of deliveries. */
export interface AttemptSample {
  readonly deliveries: number;
  /** The time from which on all deliveries whose turn has come are in the sample; null if there are none. */
  readonly since: Date | null;
  readonly attempts: number;
  readonly succeeded: number;
  /** Milliseconds; null if there was no attempt. */
  readonly p50: number | null;
  readonly p95: number | null;
}

export interface EndpointStatistics {
  readonly undelivered: UndeliveredCounts;
  readonly lastHour: PeriodCounts;
  readonly lastDay: PeriodCounts;
  readonly sample: AttemptSample;
  /** When the oldest pending delivery was created; null if none is pending. */
  readonly oldestPending: Date | null;
  readonly lastAttempt: Date | null;
  readonly lastSuccess: Date | null;
}

/** Counts the deliveries to an endpoint. What it reads is limited, however many there are. */
export abstract class EndpointStatisticsReader {
  abstract read(tenant: Tenant, endpointId: string, now: Date): Promise<EndpointStatistics>;
}
