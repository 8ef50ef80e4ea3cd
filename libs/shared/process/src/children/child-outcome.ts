import { DomainError } from '@livery/kernel';

/** Seconds until a caller may try again. */
const RETRY_AFTER = 1;

/**
 * Why a child was killed, or died: it took too long by the clock, or too much processor time or memory; it ended by itself (out of
 * heap, for example); it sent what no child may send; or its caller gave up.
 */
export type StopReason = 'wall_time' | 'processor_time' | 'memory' | 'died' | 'misbehaved' | 'aborted' | 'closed';

/** What became of a task. `failed`: the module threw an error, and the child goes on. `output`: the bytes of an `AnswerWithBytes`. */
export type ChildOutcome =
  { readonly answer: unknown; readonly output?: Buffer } | { readonly failed: true } | { readonly stopped: StopReason };

/** The pool can run nothing: its queue is full, it is closed, or no child starts. The task itself is not to blame, so a job waits and repeats it. */
export class ChildPoolUnavailable extends DomainError {
  constructor(message: string) {
    super('unavailable', 'unavailable', message, { retryAfter: RETRY_AFTER });
  }
}
