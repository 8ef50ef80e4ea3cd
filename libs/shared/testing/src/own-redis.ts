import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { freePort } from './free-port.ts';
import { poll } from './poll.ts';

const READY_WITHIN_MS = 10_000;
const IN_MEMORY = ['--bind', '127.0.0.1', '--dir', tmpdir(), '--save', '', '--appendonly', 'no'];

/** A `redis-server` for one suite, which may be killed and started again, empty, on the same port. */
export class OwnRedis implements AsyncDisposable {
  private child: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<OwnRedis> {
    const redis = new OwnRedis(await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.child = spawn('redis-server', ['--port', String(this.port), ...IN_MEMORY], { stdio: 'ignore' });
    await poll('redis-server to listen', () => this.listens(), READY_WITHIN_MS);
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child?.kill('SIGKILL') === true) await once(child, 'exit');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
  }

  private listens(): Promise<boolean> {
    const socket = connect(this.port, '127.0.0.1');
    return once(socket, 'connect')
      .then(
        () => true,
        () => false,
      )
      .finally(() => socket.destroy());
  }
}
