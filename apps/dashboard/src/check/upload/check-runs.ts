import type { BrandCheck } from '@livery/sdk';
import { refusalOf } from './refused-file.ts';
import { type RunProblem, runProblemOf } from './run-problem.ts';

export type RunState =
  | { readonly phase: 'waiting' }
  /** How much was sent, from 0 to 1. */
  | { readonly phase: 'sending'; readonly sent: number }
  | { readonly phase: 'judging' }
  | { readonly phase: 'done'; readonly check: BrandCheck }
  | { readonly phase: 'failed'; readonly problem: RunProblem }
  | { readonly phase: 'cancelled' };

/** What is sent beside the file. */
export interface RunWish {
  /** Whether the service keeps the file for pictures and fixes. */
  readonly keep: boolean;
  readonly document?: string | undefined;
  readonly baseline?: string | undefined;
}

/** One file that is checked, from its choice to its findings. */
export interface CheckRun {
  readonly id: number;
  readonly file: File;
  readonly wish: RunWish;
  readonly state: RunState;
}

/** Sends one file, and waits for its findings. */
export type Judge = (run: CheckRun, options: { idempotencyKey: string; signal: AbortSignal }) => Promise<BrandCheck>;

/** Watches how much of a request was sent, as `watchUpload` does. */
export type Watch = (idempotencyKey: string, watcher: (sent: number) => void) => () => void;

const WAITING: RunState = { phase: 'waiting' };

/** Checks files one after another. It goes on while the person looks at other pages. */
export class CheckRuns {
  private runs: readonly CheckRun[] = [];
  private readonly listeners = new Set<() => void>();
  /** The keys of the requests. A run that failed for a passing reason keeps its key, so that no file is checked twice. */
  private readonly keys = new Map<number, string>();
  private running: { readonly id: number; readonly cancellation: AbortController } | null = null;
  private next = 1;

  constructor(
    private readonly judge: Judge,
    private readonly watch: Watch,
  ) {}

  readonly current = (): readonly CheckRun[] => this.runs;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @returns the ids of the runs */
  add(files: readonly File[], wish: RunWish): readonly number[] {
    const added = files.map((file): CheckRun => ({ id: this.next++, file, wish, state: firstState(file) }));
    this.set([...this.runs, ...added]);
    void this.work();
    return added.map(({ id }) => id);
  }

  cancel(id: number): void {
    if (this.running?.id === id) this.running.cancellation.abort();
    else this.change(id, { phase: 'cancelled' });
  }

  retry(id: number): void {
    this.change(id, WAITING);
    void this.work();
  }

  /** Takes what has ended off the list. */
  clear(): void {
    this.set(this.runs.filter(({ state }) => !hasEnded(state)));
  }

  private async work(): Promise<void> {
    if (this.running !== null) return;
    for (let run = this.nextRun(); run !== undefined; run = this.nextRun()) {
      const { id } = run;
      const cancellation = new AbortController();
      this.running = { id, cancellation };
      this.change(id, await this.outcome(run, cancellation.signal));
    }
    this.running = null;
  }

  private nextRun(): CheckRun | undefined {
    return this.runs.find(({ state }) => state.phase === 'waiting');
  }

  private async outcome(run: CheckRun, signal: AbortSignal): Promise<RunState> {
    const { id } = run;
    const idempotencyKey = this.keys.get(id) ?? crypto.randomUUID();
    this.keys.set(id, idempotencyKey);
    this.change(id, { phase: 'sending', sent: 0 });
    const unwatch = this.watch(idempotencyKey, (sent) => {
      this.change(id, sent < 1 ? { phase: 'sending', sent } : { phase: 'judging' });
    });
    try {
      const check = await this.judge(run, { idempotencyKey, signal });
      return { phase: 'done', check };
    } catch (error) {
      if (signal.aborted) return { phase: 'cancelled' };
      const problem = runProblemOf(error);
      if (!problem.isPassing) this.keys.delete(id);
      return { phase: 'failed', problem };
    } finally {
      unwatch();
    }
  }

  private change(id: number, state: RunState): void {
    this.set(this.runs.map((run) => (run.id === id ? { ...run, state } : run)));
  }

  private set(runs: readonly CheckRun[]): void {
    this.runs = runs;
    for (const listener of this.listeners) listener();
  }
}

export function hasEnded({ phase }: RunState): boolean {
  return phase === 'done' || phase === 'failed' || phase === 'cancelled';
}

function firstState(file: File): RunState {
  const title = refusalOf(file);
  if (title === null) return WAITING;
  return { phase: 'failed', problem: { title, advice: '', requestId: null, isPassing: false } };
}
