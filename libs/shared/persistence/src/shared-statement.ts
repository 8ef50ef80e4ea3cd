import { setImmediate } from 'node:timers/promises';

/** Statements that run at the same time. With one, two or five the throughput is lower (measured). */
const MAX_RUNNING = 3;

/** The calls that the next statement will serve. */
interface Batch<Question, Answer> {
  readonly questions: Question[];
  readonly answers: Promise<(question: Question) => Answer>;
}

/**
 * Serves concurrent calls with one statement. Sending a statement costs a process far more than one more row in it, and a commit
 * costs a write to the disk. A single call does not wait for others, and nothing is cached.
 */
export class SharedStatement<Question, Answer> {
  private nextBatch: Batch<Question, Answer> | undefined;
  private running = 0;
  private startNext: (() => void) | undefined;

  /** @param perform runs the statement for all questions of a batch; if it fails, all of their calls fail */
  constructor(private readonly perform: (questions: readonly Question[]) => Promise<(question: Question) => Answer>) {}

  async ask(question: Question): Promise<Answer> {
    this.nextBatch ??= this.beginBatch();
    this.nextBatch.questions.push(question);
    const answerOf = await this.nextBatch.answers;
    return answerOf(question);
  }

  private beginBatch(): Batch<Question, Answer> {
    const questions: Question[] = [];
    return { questions, answers: this.send(questions) };
  }

  private async send(questions: readonly Question[]): Promise<(question: Question) => Answer> {
    if (this.running === MAX_RUNNING) await new Promise<void>((resolve) => (this.startNext = resolve));
    else this.running += 1;
    // Calls of the same turn of the event loop still join the batch.
    await setImmediate();
    this.nextBatch = undefined;
    try {
      return await this.perform(questions);
    } finally {
      this.finish();
    }
  }

  /** Starts the waiting batch; there is at most one. */
  private finish(): void {
    if (this.startNext === undefined) this.running -= 1;
    else this.startNext();
    this.startNext = undefined;
  }
}
