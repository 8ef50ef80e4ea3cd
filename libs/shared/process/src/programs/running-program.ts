import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { groupUsage } from './group-usage.ts';
import type { ProgramLimits } from './program-limits.ts';

const WATCH_MS = 200;
const BYTES_PER_MB = 1_048_576;
const MAX_OUTPUT_BYTES = 65_536;
/** How long the end of a killed group is waited for. The kernel needs a moment, and a busy one longer. */
const END_ATTEMPTS = 100;
const END_WAIT_MS = 20;

export type ProgramStop = 'wall_time' | 'processor_time' | 'memory' | 'aborted';

/** How a program ended: by itself, with its exit code (null if a signal killed it) and the beginning of what it printed, or by force. */
export type ProgramOutcome =
  { readonly exitCode: number | null; readonly output: string } | { readonly stopped: ProgramStop };

export interface ProgramCommand {
  readonly program: string;
  readonly options: readonly string[];
  /** The only folder that it needs. It is its working directory, its home, and where it keeps temporary files. */
  readonly folder: string;
  /** It reads files of its folder only, besides what is installed. The others are hidden from it where the machine allows that. */
  readonly hidesFiles?: boolean;
}

/** One run of a foreign program in a process group of its own, all of which is killed at the end, however the program ends. */
export class RunningProgram {
  private readonly child: ChildProcess;
  private readonly ended: Promise<number | null>;
  private readonly output: Buffer[] = [];
  private outputBytes = 0;
  private stopped: ProgramStop | null = null;

  /** @param walls the commands that the program is started with */
  constructor({ program, options, folder }: ProgramCommand, walls: readonly (readonly string[])[]) {
    const [first = program, ...rest] = [...walls.flat(), program, ...options];
    this.child = spawn(first, rest, {
      cwd: folder,
      env: { HOME: folder, TMPDIR: folder, PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' },
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.ended = new Promise((resolve) => {
      this.child.once('exit', (code) => resolve(code)).once('error', () => resolve(null));
    });
    this.child.stdout?.on('data', (chunk: Buffer) => this.keep(chunk));
  }

  /** Waits for the end within the limits. */
  async within(limits: ProgramLimits, signal: AbortSignal): Promise<ProgramOutcome> {
    const abort = (): void => this.stop('aborted');
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    const timer = setTimeout(() => this.stop('wall_time'), limits.wallMs);
    const watch = setInterval(() => this.compare(limits), WATCH_MS);
    try {
      const exitCode = await this.ended;
      if (this.stopped !== null) return { stopped: this.stopped };
      return { exitCode, output: Buffer.concat(this.output).toString() };
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      signal.removeEventListener('abort', abort);
      await this.endGroup();
    }
  }

  private stop(reason: ProgramStop): void {
    this.stopped ??= reason;
    this.kill();
  }

  private compare({ memoryMb, processorMs }: ProgramLimits): void {
    if (this.child.pid === undefined) return;
    const usage = groupUsage(this.child.pid);
    if (usage.memoryBytes > memoryMb * BYTES_PER_MB) this.stop('memory');
    else if (usage.processorMs > processorMs) this.stop('processor_time');
  }

  private keep(chunk: Buffer): void {
    if (this.outputBytes >= MAX_OUTPUT_BYTES) return;
    this.outputBytes += chunk.length;
    this.output.push(chunk);
  }

  /** Kills what is left of the group, and waits until it is gone, so that nothing writes into the folder any more. */
  private async endGroup(): Promise<void> {
    this.child.stdout?.destroy();
    for (let attempt = 0; attempt < END_ATTEMPTS && this.kill(); attempt += 1) await wait(END_WAIT_MS);
  }

  /** @returns false if there is no such group any more */
  private kill(): boolean {
    if (this.child.pid === undefined) return false;
    try {
      return process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      return false;
    }
  }
}
