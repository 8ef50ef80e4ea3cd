import type { Clock } from '@livery/kernel';
import { afterOneMore, decisionOf } from './gcra.ts';
import type { DelayPolicy } from './growing-delay.ts';
import { MemoryDelays } from './memory-delays.ts';
import { type RateLimitDecision, type RateLimitDemand, type ConcurrencySlot, RateLimiter } from './rate-limiter.ts';

/** The number of new callers after which expired ones are removed. */
const SWEEP_EVERY = 10_000;
/** Most callers in memory. If there are more, the oldest are removed, and get a full burst again. */
const MAX_CALLERS = 200_000;

/** Counts the requests of one process, in bounded memory. */
export class MemoryRateLimiter extends RateLimiter {
  private readonly schedule = new Map<string, number>();
  private readonly slots = new Map<string, number>();
  private readonly delays = new MemoryDelays(MAX_CALLERS);
  private untilSweep = SWEEP_EVERY;

  constructor(private readonly clock: Clock) {
    super();
  }

  take(demands: readonly RateLimitDemand[]): readonly RateLimitDecision[] {
    const now = this.clock.now().getTime();
    const taken = demands.map(({ key, policy }) => afterOneMore(policy, this.schedule.get(key) ?? 0, now));
    const isAllowed = !taken.includes(null);
    return demands.map(({ key, policy }, index) => {
      const next = taken[index] ?? null;
      if (isAllowed && next !== null) this.keep(key, next, now);
      return decisionOf(policy, this.schedule.get(key) ?? 0, now, next !== null);
    });
  }

  peek({ key, policy }: RateLimitDemand): RateLimitDecision {
    const now = this.clock.now().getTime();
    const theoretical = this.schedule.get(key) ?? 0;
    return decisionOf(policy, theoretical, now, afterOneMore(policy, theoretical, now) !== null);
  }

  enter(key: string, limit: number): ConcurrencySlot | null {
    const held = this.slots.get(key) ?? 0;
    if (held >= limit) return null;
    this.slots.set(key, held + 1);
    let isHeld = true;
    return {
      release: () => {
        if (isHeld) this.leave(key);
        isHeld = false;
      },
    };
  }

  noteFailure(key: string, policy: DelayPolicy): void {
    this.delays.note(key, policy, this.clock.now().getTime());
  }

  delayOf(key: string, policy: DelayPolicy): number {
    return this.delays.secondsOf(key, policy, this.clock.now().getTime());
  }

  forgetFailures(key: string): void {
    this.delays.forget(key);
  }

  /** The number of callers in memory. */
  get size(): number {
    return this.schedule.size + this.delays.size;
  }

  private leave(key: string): void {
    const held = this.slots.get(key) ?? 0;
    if (held > 1) this.slots.set(key, held - 1);
    else this.slots.delete(key);
  }

  private keep(key: string, theoretical: number, now: number): void {
    if (!this.schedule.has(key)) this.sweep(now);
    this.schedule.set(key, theoretical);
  }

  private sweep(now: number): void {
    this.untilSweep -= 1;
    if (this.untilSweep > 0) return;
    this.untilSweep = SWEEP_EVERY;
    for (const [key, theoretical] of this.schedule) if (theoretical <= now) this.schedule.delete(key);
    for (const key of this.schedule.keys()) {
      if (this.schedule.size <= MAX_CALLERS - SWEEP_EVERY) return;
      this.schedule.delete(key);
    }
  }
}
