import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { poll } from '@livery/testing';

/** What the build made: `npm test` builds first. */
const ENTRY = path.resolve(import.meta.dirname, '../dist/main.js');
const PATIENCE_MS = 30_000;

/** The standalone service as a process of its own, with what it printed. */
export class StandaloneProcess {
  private output = '';
  private readonly ended: Promise<unknown>;

  private constructor(private readonly child: ChildProcess) {
    this.ended = once(child, 'close');
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
  }

  static start(directory: string, port: number, environment: Readonly<Record<string, string>> = {}): StandaloneProcess {
    const { PATH = '' } = process.env;
    const env = { PATH, PORT: String(port), LIVERY_DATA_DIR: directory, ...environment };
    return new StandaloneProcess(spawn(process.execPath, [ENTRY], { env, stdio: ['ignore', 'pipe', 'pipe'] }));
  }

  get text(): string {
    return this.output;
  }

  async printed(text: string): Promise<void> {
    const isOver = (): boolean => this.output.includes(text) || this.child.exitCode !== null;
    await poll(`"${text}" to be printed`, isOver, PATIENCE_MS);
    if (!this.output.includes(text)) throw new Error(`It ended without printing "${text}":\n${this.output}`);
  }

  /** Presses Ctrl-C, and gives the exit code. */
  async interrupt(): Promise<number | null> {
    this.child.kill('SIGINT');
    return this.exitCode();
  }

  async exitCode(): Promise<number | null> {
    await this.ended;
    return this.child.exitCode;
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
