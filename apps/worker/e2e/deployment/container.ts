import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort, poll, UNPRIVILEGED } from '@livery/testing';
import { folderOf, PROGRAMS } from './build-images.ts';
import { execForm, type Instruction, lastOf, readStages, wholeStage } from './dockerfile.ts';
import { imagesDirectory } from './images-directory.ts';

const READY_WITHIN_MS = 20_000;
const run = promisify(execFile);
type Environment = Readonly<Record<string, string>>;

/** Runs a target of the Dockerfile like a container: with the files, the command and the environment of its image, unprivileged. */
export class Container implements AsyncDisposable {
  private output = '';
  private readyAfter = 0;
  private readonly started = performance.now();

  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
    private readonly healthcheck: () => Promise<unknown>,
  ) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
  }

  /** Listens on a free port of loopback. `words` replace the CMD of the image, like the arguments of `docker run`. */
  static async start(target: string, environment: Environment, words?: readonly string[]): Promise<Container> {
    const port = await freePort();
    const stages = await readStages();
    const instructions = wholeStage(stages, target);
    const directory = imagesDirectory();
    const env = {
      ...environmentIn(instructions),
      PATH: path.join(directory, PROGRAMS),
      PORT: String(port),
      HOST: '127.0.0.1',
      ...environment,
    };
    const cwd = path.join(directory, folderOf(stages, target), lastOf(instructions, 'WORKDIR') ?? '');
    const options = { cwd, env, ...UNPRIVILEGED };
    const entry = execForm(lastOf(instructions, 'ENTRYPOINT'));
    const [program = '', ...parameters] = [...entry, ...(words ?? execForm(lastOf(instructions, 'CMD')))];
    const child = spawn(program, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const [checker = '', ...checks] = execForm(lastOf(instructions, 'HEALTHCHECK')?.replace(/^NONE$/, '["true"]'));
    return new Container(port, child, () => run(checker, checks, options));
  }

  get text(): string {
    return this.output;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Runs the HEALTHCHECK of the image. */
  isHealthy(): Promise<boolean> {
    return this.healthcheck().then(
      () => true,
      () => false,
    );
  }

  /**
   * The milliseconds from the start until `/readyz` reported ready, without the time in which the process waited for a
   * processor. It is thus the time on a machine that is not busy. It reads /proc and needs Linux.
   */
  get readyAfterMs(): number {
    return this.readyAfter;
  }

  async untilReady(): Promise<void> {
    const isReady = async (): Promise<boolean> => (await fetch(`${this.origin}/readyz`).catch(() => null))?.ok === true;
    await poll('the process to be ready', async () => this.hasEnded || (await isReady()), READY_WITHIN_MS).catch(
      (cause: unknown) => this.fail(cause),
    );
    if (this.hasEnded) this.fail('The process has ended.');
    const schedule = await readFile(`/proc/${this.child.pid ?? 'self'}/schedstat`, 'utf8');
    const waitedMs = Number(schedule.split(' ')[1]) / 1e6;
    this.readyAfter = performance.now() - this.started - waitedMs;
  }

  /** Sends a signal. @returns the exit code; null if the signal itself ended the process */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    this.child.kill(signal);
    return this.exitCode();
  }

  async exitCode(): Promise<number | null> {
    if (!this.hasEnded) await once(this.child, 'close');
    return this.child.exitCode;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.end('SIGKILL');
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  private fail(cause: unknown): never {
    throw new Error(`The container is not ready. It printed:\n${this.output}`, { cause });
  }
}

function environmentIn(instructions: readonly Instruction[]): Environment {
  const variables = instructions.filter(({ name }) => name === 'ENV').map(({ rest }) => rest.split('='));
  return Object.fromEntries(variables.map(([name = '', value = '']) => [name, value]));
}
