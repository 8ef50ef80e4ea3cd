import { WaitingLine } from '@livery/kernel';
import { type ChildCode, type ChildCommand, childCommand } from './child-command.ts';
import type { ChildLimits } from './child-limits.ts';
import { type ChildOutcome, ChildPoolUnavailable } from './child-outcome.ts';
import { findWalls } from '../walls.ts';
import { childWalls } from './child-walls.ts';
import { PooledChild } from './pooled-child.ts';
import type { TaskInput } from './task-input.ts';

/** After so many milliseconds without a task, a child ends: each takes about 100 MB. */
const IDLE_MS = 60_000;

/** The numbers that a pool reports. */
export interface ChildPoolUse {
  readonly running: number;
  readonly waiting: number;
  readonly children: number;
}

/** Hears what the pool does. */
export interface ChildPoolListener {
  finished(outcome: ChildOutcome, seconds: number): void;
  refused(): void;
}

export interface ChildPoolOptions extends ChildCode {
  /** The number of children, and so of tasks at a time. They are started when they are needed. */
  readonly children: number;
  /** How many tasks may wait for a child. */
  readonly queueLength: number;
  readonly limits: ChildLimits;
  readonly listener?: ChildPoolListener;
  /** Is called once for each protection that this machine lacks. */
  readonly onMissingWall?: (what: string) => void;
}

/** For whom a pool works, and until when. */
export interface TaskOptions {
  /** Kills the child, or takes the task out of the queue. */
  readonly signal?: AbortSignal | undefined;
  /** Whose task it is, such as the UUID of an organization. Owners take turns, and none of them has more than half of the queue. */
  readonly owner?: string | undefined;
  /** Hears how much processor time the task has had, in milliseconds, also when it was stopped. Nothing is known on systems without /proc. */
  readonly onSpent?: ((processorMs: number) => void) | undefined;
}

/** Runs foreign parsers in processes that can be killed, and that hold nothing worth stealing. */
export class ChildPool {
  private readonly line: WaitingLine;
  private readonly children = new Set<PooledChild>();
  private readonly idle: { readonly child: PooledChild; readonly timer: NodeJS.Timeout }[] = [];
  private command: Promise<ChildCommand> | undefined;
  private isClosed = false;

  constructor(private readonly options: ChildPoolOptions) {
    this.line = new WaitingLine(options.children, options.queueLength);
  }

  get use(): ChildPoolUse {
    return { running: this.line.running, waiting: this.line.waiting, children: this.children.size };
  }

  /**
   * Runs one task in a child. The limits count from its start.
   * @param task what the module receives, as JSON
   * @throws ChildPoolUnavailable; the reason of the signal; Error when the input cannot be read
   */
  async run(task: unknown, input: TaskInput | null, options: TaskOptions = {}): Promise<ChildOutcome> {
    const leave = await this.enter(options);
    let spentMs = 0;
    try {
      const child = await this.takeChild();
      return await this.runIn(child, task, input, options).finally(() => {
        spentMs = child.spentMs;
        return this.giveBack(child);
      });
    } finally {
      leave(spentMs);
    }
  }

  /** Kills all children at once, and waits until they are gone. Tasks that run or wait are told that the pool is unavailable. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.line.turnAway(closed());
    for (const child of this.children) child.stop('closed');
    for (const { timer } of this.idle) clearTimeout(timer);
    await Promise.all([...this.children].map(({ exited }) => exited));
  }

  private async enter({ signal, owner }: TaskOptions): Promise<(spent?: number) => void> {
    signal?.throwIfAborted();
    if (this.isClosed) throw closed();
    if (this.line.isFullFor(owner)) {
      this.options.listener?.refused();
      throw new ChildPoolUnavailable('Too many tasks wait for a child process.');
    }
    return this.line.enter({ signal, owner });
  }

  private async runIn(
    child: PooledChild,
    task: unknown,
    input: TaskInput | null,
    { signal, onSpent }: TaskOptions,
  ): Promise<ChildOutcome> {
    signal?.throwIfAborted();
    const began = performance.now();
    const outcome = await child.run(task, input, signal).finally(() => onSpent?.(child.spentMs));
    signal?.throwIfAborted();
    if (this.isClosed) throw closed();
    this.options.listener?.finished(outcome, (performance.now() - began) / 1_000);
    return outcome;
  }

  private async takeChild(): Promise<PooledChild> {
    for (let spare = this.idle.pop(); spare !== undefined; spare = this.idle.pop()) {
      clearTimeout(spare.timer);
      if (spare.child.isReusable) return spare.child;
      await this.end(spare.child);
    }
    this.command ??= this.findCommand();
    const command = await this.command;
    if (this.isClosed) throw closed();
    const child = new PooledChild(command, this.options.limits);
    this.children.add(child);
    void child.exited.then(() => this.children.delete(child));
    await child.ready();
    return child;
  }

  /** Keeps the child for the next task, or waits for its end, so that there are never more processes than the pool has children. */
  private async giveBack(child: PooledChild): Promise<void> {
    if (this.isClosed || !child.isReusable) return this.end(child);
    const timer = setTimeout(() => child.stop('closed'), IDLE_MS).unref();
    this.idle.push({ child, timer });
  }

  private async end(child: PooledChild): Promise<void> {
    child.stop('closed');
    await child.exited;
  }

  private async findCommand(): Promise<ChildCommand> {
    const walls = await findWalls(childWalls(this.options.limits, this.options.isBackground ?? false));
    for (const what of walls.missing) this.options.onMissingWall?.(what);
    return childCommand(this.options, this.options.limits, walls);
  }
}

function closed(): ChildPoolUnavailable {
  return new ChildPoolUnavailable('The pool of child processes is closed.');
}
