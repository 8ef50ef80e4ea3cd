import { setImmediate } from 'node:timers/promises';

/** On their way while the next gathers; with one, two or five less is carried (measured). */
const AT_ONCE = 3;

interface Gathering<Question, Answer> {
  readonly questions: Question[];
  readonly answers: Promise<(question: Question) => Answer>;
}

/**
 * One statement for all who ask at the same moment: to send one costs a process far more than a row in it, and to commit
 * one costs a write to the disk. Who asks alone waits for nobody; nothing is remembered.
 */
export class SharedStatement<Question, Answer> {
  private gathering: Gathering<Question, Answer> | undefined;
  private underWay = 0;
  private admit: (() => void) | undefined;

  /** @param perform runs the statement for all questions; when it fails, it fails for each of them */
  constructor(private readonly perform: (questions: readonly Question[]) => Promise<(question: Question) => Answer>) {}

  async ask(question: Question): Promise<Answer> {
    this.gathering ??= this.gather();
    this.gathering.questions.push(question);
    const answerOf = await this.gathering.answers;
    return answerOf(question);
  }

  private gather(): Gathering<Question, Answer> {
    const questions: Question[] = [];
    return { questions, answers: this.send(questions) };
  }

  private async send(questions: readonly Question[]): Promise<(question: Question) => Answer> {
    if (this.underWay === AT_ONCE) await new Promise<void>((resolve) => (this.admit = resolve));
    else this.underWay += 1;
    // Whoever has arrived by now comes along.
    await setImmediate();
    this.gathering = undefined;
    try {
      return await this.perform(questions);
    } finally {
      this.makeRoom();
    }
  }

  /** At most one statement waits: the one that is gathering. */
  private makeRoom(): void {
    if (this.admit === undefined) this.underWay -= 1;
    else this.admit();
    this.admit = undefined;
  }
}
