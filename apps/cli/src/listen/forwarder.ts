import { setTimeout as pause } from 'node:timers/promises';
import type { LiveryEvent } from '@livery/sdk';
import { type Attempt, postWebhook, type Target } from './post-webhook.ts';

/** The pauses before an event is sent again, in milliseconds. The last one is that of all further attempts. */
const PAUSES = [1_000, 2_000, 4_000, 8_000] as const;
const LONGEST_PAUSE = 10_000;
/** A target that asks for a longer pause (`Retry-After`) gets this one. */
const LONGEST_ASKED_PAUSE = 60_000;
/** A target that is there, but does not accept an event, gets it so often. */
const MAX_REFUSALS = 3;

/** An event of the feed. */
export interface FeedEvent {
  readonly event: LiveryEvent;
  /** The value of `after` with which the feed begins with the event. */
  readonly before: string;
  /** The number of the event for the target. */
  readonly sequence: number;
}

/** An attempt, and what follows from it. */
export interface ForwardingStep {
  readonly event: LiveryEvent;
  readonly before: string;
  readonly attempt: Attempt;
  /** The time until the event is sent again, in milliseconds; null if it is not. */
  readonly againInMs: number | null;
}

/**
 * Sends events to a target, one after another. A target that is away gets the event later, and the events after it wait; one that is there
 * gets an event three times, until it accepts it.
 */
export class Forwarder {
  constructor(
    private readonly target: Target,
    private readonly onStep: (step: ForwardingStep) => Promise<void>,
  ) {}

  /**
   * Sends an event until it is accepted or given up.
   * @param onSettled called before the last step is told
   * @throws the reason of the signal once it is aborted
   */
  async forward(
    { event, before, sequence }: FeedEvent,
    { signal, onSettled }: { readonly signal: AbortSignal; readonly onSettled: () => Promise<void> },
  ): Promise<void> {
    let refusals = 0;
    for (let attempts = 0; ; attempts += 1) {
      const attempt = await postWebhook(this.target, event, { sequence, signal });
      if (!attempt.isAway) refusals += 1;
      const isSettled = isAccepted(attempt) || refusals === MAX_REFUSALS;
      const againInMs = isSettled ? null : Math.max(PAUSES[attempts] ?? LONGEST_PAUSE, askedPause(attempt));
      if (againInMs === null) await onSettled();
      await this.onStep({ event, before, attempt, againInMs });
      if (againInMs === null) return;
      await pause(againInMs, undefined, { signal });
    }
  }
}

function askedPause({ retryAfterMs }: Attempt): number {
  return Math.min(retryAfterMs ?? 0, LONGEST_ASKED_PAUSE);
}

export function isAccepted({ status }: Attempt): boolean {
  return status !== null && status >= 200 && status < 300;
}
