import { WaitingLine } from '@livery/kernel';
import { ChildPoolUnavailable } from '../children/child-outcome.ts';
import { findWalls, type Wall } from '../walls.ts';
import { FILES_WALL } from './files-wall.ts';
import type { ProgramLimits } from './program-limits.ts';
import { programWalls } from './program-walls.ts';
import { type ProgramCommand, type ProgramOutcome, RunningProgram } from './running-program.ts';

export interface ConfinedProgramsOptions {
  /** The number of programs that run at the same time. */
  readonly places: number;
  /** How many may wait for a place. */
  readonly queueLength: number;
  /** The default walls are made of these limits. */
  readonly limits: ProgramLimits;
  readonly walls?: readonly Wall[];
  /** Is called once for each protection that this machine lacks. */
  readonly onMissingWall?: (what: string) => void;
}

/** Commands that a program is started with: those for all programs, and those that hide files. */
interface ProgramWalls {
  readonly around: readonly (readonly string[])[];
  readonly files: readonly (readonly string[])[];
}

/**
 * Runs foreign programs that read files of customers: each in a process group of its own, without network, environment and new rights,
 * at the lowest priority.
 */
export class ConfinedPrograms {
  private readonly line: WaitingLine;
  private readonly closing = new AbortController();
  private readonly runs = new Set<Promise<ProgramOutcome>>();
  private walls: Promise<ProgramWalls> | undefined;

  constructor(private readonly options: ConfinedProgramsOptions) {
    this.line = new WaitingLine(options.places, options.queueLength);
  }

  get use(): { readonly running: number; readonly waiting: number } {
    return { running: this.line.running, waiting: this.line.waiting };
  }

  /**
   * Runs a program until it ends, or a limit is passed.
   * @throws ChildPoolUnavailable if too many wait, or this is closed; the reason of the signal
   */
  async run(
    command: ProgramCommand,
    signal: AbortSignal,
    limits: ProgramLimits = this.options.limits,
  ): Promise<ProgramOutcome> {
    signal.throwIfAborted();
    this.closing.signal.throwIfAborted();
    if (this.line.isFullFor()) throw new ChildPoolUnavailable('Too many programs wait for their turn.');
    const leave = await this.line.enter({ signal: AbortSignal.any([signal, this.closing.signal]) });
    try {
      const outcome = await this.start(command, limits, signal);
      signal.throwIfAborted();
      this.closing.signal.throwIfAborted();
      return outcome;
    } finally {
      leave();
    }
  }

  /** Kills all programs, and waits until they are gone. */
  async close(): Promise<void> {
    this.closing.abort(new ChildPoolUnavailable('No more programs are run.'));
    await Promise.allSettled(this.runs);
  }

  private async start(command: ProgramCommand, limits: ProgramLimits, signal: AbortSignal): Promise<ProgramOutcome> {
    const { around, files } = await this.findWalls();
    const program = new RunningProgram(command, command.hidesFiles === true ? [...around, ...files] : around);
    const run = program.within(limits, AbortSignal.any([signal, this.closing.signal]));
    this.runs.add(run);
    return run.finally(() => this.runs.delete(run));
  }

  private findWalls(): Promise<ProgramWalls> {
    this.walls ??= this.probe();
    return this.walls;
  }

  private async probe(): Promise<ProgramWalls> {
    const around = await findWalls(this.options.walls ?? programWalls(this.options.limits));
    const files = await findWalls([FILES_WALL], around.commands.flat());
    for (const what of [...around.missing, ...files.missing]) this.options.onMissingWall?.(what);
    return { around: around.commands, files: files.commands };
  }
}
