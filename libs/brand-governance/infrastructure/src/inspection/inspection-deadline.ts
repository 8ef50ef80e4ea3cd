/** So many times its deadline an inspection may take by the clock, when its thread has to wait for a processor. */
const PATIENCE = 3;
/** Parts of the deadline: a starved thread is not looked at all the time. */
const LOOKS = 100;

/**
 * Ends an inspection whose thread has had a processor for too long. What the document takes is processor time: a thread
 * that others keep from it, or that still loads the engine, gets longer by the clock. Where even that is not enough, nothing
 * is known of the document.
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
    this.timer = setTimeout(() => this.look(), deadlineMs);
  }

  get signal(): AbortSignal {
    return this.abortion.signal;
  }

  /** Why the inspection was to end: its document took too long, or its thread got no processor. */
  get reason(): 'deadline' | 'starved' | null {
    return this.why;
  }

  /** The inspection has ended, and nobody has to look any more. */
  clear(): void {
    clearTimeout(this.timer);
  }

  private look(): void {
    const passed = performance.now() - this.began;
    const spent = this.spentMs() ?? passed;
    const [left, patience] = [this.deadlineMs - spent, PATIENCE * this.deadlineMs - passed];
    if (left <= 0) this.stop('deadline');
    else if (patience <= 0) this.stop('starved');
    else this.timer = setTimeout(() => this.look(), Math.min(Math.max(left, this.deadlineMs / LOOKS), patience));
  }

  private stop(why: 'deadline' | 'starved'): void {
    this.why = why;
    this.abortion.abort();
  }
}
