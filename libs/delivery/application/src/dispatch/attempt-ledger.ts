import type { FinishedAttempt } from '../ports/unscoped-delivery-queue.ts';
import type { ConcludeAttempts } from '../use-cases/conclude-attempts.ts';

/** The number of attempts that one statement writes. A statement per attempt would cost six times as much (measured). */
const MAX_BATCH = 250;
/** Smaller batches wait a few milliseconds for more. A row in a batch of 200 costs a fifth less than in one of 70 (measured). */
const FULL_BATCH = 200;
/** While one batch waits for the disk, the next full batch is sent to the database. */
const MAX_WRITERS = 2;
/** About one try a second while the database is down. By the 20th the claim has expired and the delivery is attempted again. */
const MAX_TRIES = 20;

interface Entry {
  readonly attempt: FinishedAttempt;
  readonly done: () => void;
  tries: number;
}

/** Writes the results of attempts in batches. Results that arrive while a batch is being written go into the next one. */
export class AttemptLedger {
  private waiting: Entry[] = [];
  private batchSize = MAX_BATCH;
  private writers = 0;

  constructor(
    private readonly concludeAttempts: ConcludeAttempts,
    private readonly linger: () => Promise<void>,
    private readonly report: (error: unknown) => void,
  ) {}

  /** @returns once the attempt is written, or after 20 tries that failed */
  record(attempt: FinishedAttempt): Promise<void> {
    return new Promise((done) => {
      this.waiting.push({ attempt, done, tries: 0 });
      this.write();
    });
  }

  /** Writes the waiting attempts, including those that could not be written before. */
  write(): void {
    const enough = this.writers === 0 ? 1 : FULL_BATCH;
    if (this.writers < MAX_WRITERS && this.waiting.length >= enough) void this.writeAll();
  }

  private async writeAll(): Promise<void> {
    this.writers += 1;
    let succeeds = true;
    while (succeeds && this.waiting.length > 0) {
      if (this.waiting.length < FULL_BATCH) await this.linger();
      succeeds = await this.writeBatch();
    }
    this.writers -= 1;
  }

  private async writeBatch(): Promise<boolean> {
    const batch = this.waiting.splice(0, this.batchSize);
    if (batch.length === 0) return true;
    try {
      await this.concludeAttempts.execute(batch.map(({ attempt }) => attempt));
    } catch (error) {
      this.failed(batch, error);
      return false;
    }
    this.batchSize = Math.min(this.batchSize * 2, MAX_BATCH);
    for (const { done } of batch) done();
    return true;
  }

  /** The next tries write one attempt at a time, so that an attempt that cannot be written delays the others only briefly. */
  private failed(batch: readonly Entry[], error: unknown): void {
    this.report(error);
    this.batchSize = 1;
    for (const entry of batch) entry.tries += 1;
    const givenUp = batch.filter(({ tries }) => tries >= MAX_TRIES);
    for (const { done } of givenUp) done();
    this.waiting.push(...batch.filter((entry) => !givenUp.includes(entry)));
  }
}
