import { DomainError, type JsonObject } from '@livery/kernel';
import { isOutage } from '@livery/persistence';
import type { Job, LeasedJob } from '../domain/job.ts';
import { cancelJob, completeJob, failJob, interruptJob, releaseJob } from '../domain/job-transitions.ts';
import { RunEnded } from './run-ended.ts';

/** How long a job waits that was given back because the database, or what its work needs, is away. */
const OUTAGE_WAIT_MS = 5_000;

/** What a run does to its job at its end. */
export type Transition = (held: LeasedJob, now: Date) => Job;

export const giveBack: Transition = (held, now) => releaseJob(held, 0, now);
const giveBackForLater: Transition = (held, now) => releaseJob(held, OUTAGE_WAIT_MS, now);
/** What the work needs is away or busy, such as the store of files, however long that lasts. */
export const postpone: Transition = (held, now) => releaseJob(held, OUTAGE_WAIT_MS, now);

/** The end of a run whose work has returned a result. */
export function transitionOfResult(signal: AbortSignal, result: JsonObject): Transition {
  return transitionOfAbort(signal) ?? ((held, now) => completeJob(held, result, now));
}

/**
 * The end of a run whose work has thrown. Unexpected errors interrupt the job. An outage says nothing about the job, if its error says that the
 * work may succeed later.
 */
export function transitionOfError(signal: AbortSignal, error: unknown): Transition {
  const aborted = transitionOfAbort(signal);
  if (aborted !== null) return aborted;
  if (isOutage(error)) return giveBackForLater;
  if (!(error instanceof DomainError)) return interruptJob;
  const { kind, code, message, retryAfter } = error;
  if (kind === 'unavailable') return retryAfter === null ? interruptJob : postpone;
  if (kind === 'timeout') return interruptJob;
  return (held, now) => failJob(held, { code, message }, now);
}

/** Whatever the work does after the signal, the reason of the signal decides. The next run continues after the last checkpoint. */
function transitionOfAbort({ reason }: AbortSignal): Transition | null {
  if (!(reason instanceof RunEnded)) return null;
  switch (reason.why) {
    case 'cancelled':
      return cancelJob;
    case 'worker_stops':
    case 'gives_way':
      return giveBack;
    case 'lease_lost':
      // The lease may still be held, if it only could not be extended in time.
      return giveBackForLater;
  }
}
