/** How many times its deadline an inspection may take by the wall clock, when its thread has to wait for a processor. */
const PATIENCE = 3;
/** Into how many parts the deadline is divided. The time of a thread that waits for a processor is read once in each part. */
const PARTS = 100;

/**
 * Ends an inspection whose thread has had a processor for too long. Only processor time counts: a thread that has to wait for
 * a processor, or still loads the engine, gets longer by the wall clock. When even that is not enough, nothing is known about
 * the document.
 */
export class InspectionDeadline {
  private readonly abortion = new AbortController();
  private readonly began = performance.now();
  private timer: NodeJS.Timeout;
  private why: 'deadline' | 'starved' | null = null;

  /** `spentMs` returns for how many milliseconds the thread has had a processor. When it returns null, the wall clock counts. */
  constructor(
    private readonly deadlineMs: number,
    private readonly spentMs: () => number | null,
  ) {
    this.timer = setTimeout(() => this.readTime(), deadlineMs);
  }

  get signal(): AbortSignal {
    return this.abortion.signal;
  }

  /** Why the inspection had to end: its document took too long, or its thread got no processor; null when it need not end. */
  get reason(): 'deadline' | 'starved' | null {
    return this.why;
  }

  /** Stops the deadline when the inspection has ended. */
  clear(): void {
    clearTimeout(this.timer);
  }

  private readTime(): void {
    const passed = performance.now() - this.began;
    const spent = this.spentMs() ?? passed;
    const [left, patience] = [this.deadlineMs - spent, PATIENCE * this.deadlineMs - passed];
    if (left <= 0) this.stop('deadline');
    else if (patience <= 0) this.stop('starved');
    else this.timer = setTimeout(() => this.readTime(), Math.min(Math.max(left, this.deadlineMs / PARTS), patience));
  }

  private stop(why: 'deadline' | 'starved'): void {
    this.why = why;
    this.abortion.abort();
  }
}
