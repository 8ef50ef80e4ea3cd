import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { poll } from './poll.ts';

const TIMEOUT_MS = 45_000;
/** How long a process may take to end, and to end what it has started, before it is killed. */
const PATIENCE_MS = 5_000;

/** Runs the compiled files of an app (`npm test` builds first) as a process, and collects its output. */
export class StartedProcess {
  private output = '';
  private readonly ended: Promise<unknown>;

  private constructor(private readonly child: ChildProcess) {
    this.ended = once(child, 'close');
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
  }

  /** Starts a process with the given environment and PATH only, so that it does not depend on who runs the tests. */
  static start(
    entry: string,
    environment: Readonly<Record<string, string>>,
    program = process.execPath,
    words: readonly string[] = [],
  ): StartedProcess {
    const { PATH = '' } = process.env;
    const env = { PATH, ...environment };
    return new StartedProcess(spawn(program, [entry, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] }));
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get text(): string {
    return this.output;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Waits until the process has printed a text. A process that does not is ended. */
  async printed(text: string): Promise<void> {
    const isOver = (): boolean => this.output.includes(text) || !this.isRunning;
    await poll(`"${text}" to be printed`, isOver, TIMEOUT_MS).catch(() => this.giveUp());
    if (!this.isRunning) await this.ended;
    if (!this.output.includes(text)) throw new Error(`It ended without printing "${text}":\n${this.output}`);
  }

  /** Polls a condition. If it fails, also because the process ends, the process is ended, and the error contains its output. */
  async until(expectation: string, isSo: () => Promise<boolean>, timeoutMs = TIMEOUT_MS): Promise<void> {
    try {
      await poll(expectation, async () => !this.isRunning || (await isSo()), timeoutMs);
      if (!this.isRunning) throw new Error('The process has ended.');
    } catch (cause) {
      await this.giveUp();
      throw new Error(`It is not so: ${expectation}. The process printed:\n${this.output}`, { cause });
    }
  }

  /** Sends a signal, and waits for the end. @returns the exit code, or null if the signal itself ended the process */
  async end(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    this.child.kill(signal);
    return this.exitCode();
  }

  async exitCode(): Promise<number | null> {
    await this.ended;
    return this.child.exitCode;
  }

  /** Ends the process, since it would keep Jest from ending. It may first end what it has started itself. */
  private async giveUp(): Promise<void> {
    this.child.kill('SIGTERM');
    await poll('the process to end', () => !this.isRunning, PATIENCE_MS).catch(() => this.child.kill('SIGKILL'));
    await this.ended;
  }
}
