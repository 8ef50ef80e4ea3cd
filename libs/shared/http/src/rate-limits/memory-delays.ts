import { afterFailure, delaySecondsOf, type DelayPolicy, type Failures, longestMemoryMs } from './growing-delay.ts';

interface Kept extends Failures {
  readonly forgottenAt: number;
}

/** The failures of callers in the memory of one process. If there are more callers than the limit, those that failed longest ago are removed. */
export class MemoryDelays {
  /** Those that failed last are at the end. */
  private readonly failures = new Map<string, Kept>();

  constructor(private readonly maxCallers: number) {}

  note(key: string, policy: DelayPolicy, now: number): void {
    const known = this.failures.get(key);
    this.failures.delete(key);
    this.failures.set(key, { ...afterFailure(policy, known, now), forgottenAt: now + longestMemoryMs(policy) });
    this.removeOldest(now);
  }

  secondsOf(key: string, policy: DelayPolicy, now: number): number {
    return delaySecondsOf(policy, this.failures.get(key), now);
  }

  forget(key: string): void {
    this.failures.delete(key);
  }

  get size(): number {
    return this.failures.size;
  }

  private removeOldest(now: number): void {
    for (const [key, { forgottenAt }] of this.failures) {
      if (forgottenAt > now && this.failures.size <= this.maxCallers) return;
      this.failures.delete(key);
    }
  }
}
