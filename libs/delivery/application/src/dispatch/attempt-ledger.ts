import type { FinishedAttempt } from '../ports/unscoped-delivery-queue.ts';
import type { ConcludeAttempts } from '../use-cases/conclude-attempts.ts';

/** A statement for each attempt would cost six times as much (measured). */
const MAX_BATCH = 250;
/** Fewer are worth a short wait for more; a row of a full batch costs a fifth less than one of seventy (measured). */
const FULL_BATCH = 200;
/** The next full batch is sent to the database while the one before it waits for the disk. */
const MAX_WRITERS = 2;
/** One a second while the database is away; past that the claims have expired, and others make the attempts again. */
const MAX_TRIES = 20;

interface Entry {
  readonly attempt: FinishedAttempt;
  readonly done: () => void;
  tries: number;
}

/** Collects finished attempts while the batches before are being written. */
export class AttemptLedger {
  private waiting: Entry[] = [];
  private batchSize = MAX_BATCH;
  private writers = 0;

  constructor(
    private readonly concludeAttempts: ConcludeAttempts,
    private readonly linger: () => Promise<void>,
    private readonly report: (error: unknown) => void,
  ) {}

  /** @returns once the attempt is written, or given up */
  record(attempt: FinishedAttempt): Promise<void> {
    return new Promise((done) => {
      this.waiting.push({ attempt, done, tries: 0 });
      this.write();
    });
  }

  /** Writes what waits, what has failed before included. */
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

  /** The next try is made one by one, so that an attempt that cannot be written holds up no other for long. */
  private failed(batch: readonly Entry[], error: unknown): void {
    this.report(error);
    this.batchSize = 1;
    for (const entry of batch) entry.tries += 1;
    const given = batch.filter(({ tries }) => tries >= MAX_TRIES);
    for (const { done } of given) done();
    this.waiting.push(...batch.filter((entry) => !given.includes(entry)));
  }
}
