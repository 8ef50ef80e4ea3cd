import { type ChildProcess, spawn } from 'node:child_process';
import { processTree } from './process-tree.ts';
import { until } from './until.ts';

/** Runs `npm start` like a person, in a separate process group, and collects its output. */
export class RunningService {
  readonly #child: ChildProcess;
  readonly #started = performance.now();
  #output = '';
  #exitCode: number | null | undefined;

  private constructor(child: ChildProcess) {
    this.#child = child;
    const keep = (chunk: Buffer): void => {
      this.#output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('close', (code) => {
      this.#exitCode = code;
    });
  }

  static start(root: string, environment: Readonly<Record<string, string>>): RunningService {
    const env = { ...process.env, ...environment };
    return new RunningService(
      spawn('npm', ['start'], { cwd: root, detached: true, env, stdio: ['ignore', 'pipe', 'pipe'] }),
    );
  }

  get output(): string {
    return this.#output;
  }

  /** Seconds from `npm start` until `text` was printed. @throws Error with what was printed instead */
  async printed(text: string, withinSeconds: number): Promise<number> {
    const isPrinted = (): boolean => this.#output.includes(text);
    await until(() => isPrinted() || this.#exitCode !== undefined, withinSeconds - this.#seconds());
    const seconds = this.#seconds();
    if (isPrinted()) return seconds;
    throw new Error(`It had not printed "${text}" after ${seconds.toFixed(1)} s:\n${this.#output}`);
  }

  /** The exit code, or null after a signal. @throws Error if the process is still running after the time */
  async ended(withinSeconds: number): Promise<number | null> {
    await until(() => this.#exitCode !== undefined, withinSeconds);
    if (this.#exitCode !== undefined) return this.#exitCode;
    throw new Error(`It was still running after ${withinSeconds} s:\n${this.#output}`);
  }

  /** Sends SIGINT to the whole process group, like Ctrl-C. */
  interrupt(): void {
    this.#signal('SIGINT');
  }

  /** Kills processes that are still running. */
  kill(): void {
    this.#signal('SIGKILL');
  }

  /** Itself and the processes that descend from it, as `<pid> <name>`. */
  processes(): Promise<string[]> {
    return processTree(this.#child.pid ?? 0);
  }

  #seconds(): number {
    return (performance.now() - this.#started) / 1_000;
  }

  #signal(signal: NodeJS.Signals): void {
    if (this.#exitCode !== undefined || this.#child.pid === undefined) return;
    process.kill(-this.#child.pid, signal);
  }
}
