import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const SILENT_AFTER_MS = 100;
const LISTEN = `
  const server = require('node:net').createServer();
  server.listen({ host: process.argv[1], port: Number(process.argv[2]), backlog: 1 }, () => {
    process.stdout.write(String(server.address().port));
  });`;

/** A port that does not respond to attempts to connect, because its process is stopped and its queue of connections is full. */
export class SilentPort implements AsyncDisposable {
  private constructor(
    private readonly child: ChildProcess,
    private readonly queued: readonly Socket[],
    readonly port: number,
  ) {}

  /** @param port the default is any free one */
  static async open(host: string, port = 0): Promise<SilentPort> {
    const child = spawn(process.execPath, ['-e', LISTEN, host, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const printed: unknown[] = await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error(`Nothing can listen on ${host}:${port}.`))),
    ]);
    const bound = Number(String(printed[0]));
    child.kill('SIGSTOP');
    return new SilentPort(child, await fill(host, bound), bound);
  }

  /** Continues the process, so that it responds to waiting and new attempts. */
  answer(): void {
    this.child.kill('SIGCONT');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.queued) socket.destroy();
    this.child.kill('SIGKILL');
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
  }
}

/** Connects until the queue of connections is full. */
async function fill(host: string, port: number): Promise<readonly Socket[]> {
  const queued: Socket[] = [];
  for (;;) {
    const socket = connect({ host, port }).on('error', () => undefined);
    const connected = once(socket, 'connect').then(() => true);
    if (!(await Promise.race([connected, setTimeout(SILENT_AFTER_MS, false)]))) {
      await once(socket.destroy(), 'close');
      return queued;
    }
    queued.push(socket);
  }
}
