import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { CHANNEL_DESCRIPTOR, frameOf, type ReceivedFrame } from './child-channel.ts';
import type { ChildCommand } from './child-command.ts';
import { type ChildLimits, START_MS, START_PROCESSOR_SECONDS } from './child-limits.ts';
import { type ChildOutcome, ChildPoolUnavailable, type StopReason } from './child-outcome.ts';
import { type ChildUsage, usageOf } from './child-usage.ts';
import { FrameBuffer } from './frame-buffer.ts';
import { sendInput, type TaskInput } from './task-input.ts';

const WATCH_MS = 50;
const BYTES_PER_MB = 1_048_576;

/** What a child is waited for: its first frame, or what became of its task. */
type Event = ChildOutcome | { readonly ready: true };

/** One child process, which does one task after the other. It leads a process group of its own, and is killed with all of it. */
export class PooledChild {
  /** Is settled when the process is gone and its exit code was fetched, so that it is no zombie. */
  readonly exited: Promise<void>;
  /** For how many milliseconds the last task has had a processor, as far as is known. */
  spentMs = 0;
  private readonly child: ChildProcess;
  private readonly channel: Socket;
  private readonly frames: FrameBuffer;
  private tasks = 0;
  private isStopped = false;
  /** Settles what is being waited for. There is nothing while the child is idle. */
  private settle: ((event: Event) => void) | null = null;

  /** Starts the process. `ready` says when it takes tasks. @throws ChildPoolUnavailable when the system starts no process */
  constructor(
    { program, options }: ChildCommand,
    private readonly limits: ChildLimits,
  ) {
    this.frames = new FrameBuffer(limits.answerBytes, limits.outputBytes);
    this.child = spawn(program, [...options], {
      cwd: '/',
      env: {},
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    this.exited = new Promise((resolve) => {
      const gone = (): void => {
        this.stop('died');
        resolve();
      };
      this.child.once('exit', gone).once('error', gone);
    });
    const channel = this.child.stdio[CHANNEL_DESCRIPTOR];
    if (!(channel instanceof Socket)) throw new ChildPoolUnavailable('No child process can be started.');
    this.channel = channel;
    channel.on('data', (chunk: Buffer) => this.receive(chunk));
    channel.on('close', () => this.stop('died'));
    // A child that dies while its input is sent breaks the channel. Its exit says all there is to say.
    channel.on('error', () => undefined);
  }

  /** Waits until the child has loaded its module, which its processor time limits. @throws ChildPoolUnavailable when it does not */
  async ready(): Promise<void> {
    const watch = this.watch(1_000 * START_PROCESSOR_SECONDS);
    const event = await this.next(START_MS, () => undefined).finally(() => clearInterval(watch.timer));
    if ('ready' in event) return;
    this.stop('died');
    await this.exited;
    throw new ChildPoolUnavailable('A child process did not load its module.');
  }

  /** Whether another task may be given to it. A child that has kept half of the memory that it may use would not get far. */
  get isReusable(): boolean {
    if (this.isStopped || this.tasks >= this.limits.tasksPerChild) return false;
    const memory = this.usage()?.memoryBytes ?? 0;
    return memory <= (this.limits.memoryMb * BYTES_PER_MB) / 2;
  }

  /**
   * Runs one task within the limits.
   * @throws Error when the input cannot be read
   */
  async run(task: unknown, input: TaskInput | null, signal?: AbortSignal): Promise<ChildOutcome> {
    this.tasks += 1;
    const { channel } = this;
    const frame = frameOf({ task, inputBytes: input?.size ?? 0 });
    const complete = channel.bytesWritten + frame.length + (input?.size ?? 0);
    let sending = Promise.resolve();
    const abort = (): void => this.stop('aborted');
    signal?.addEventListener('abort', abort, { once: true });
    const watch = this.watch(this.limits.processorMs);
    try {
      const event = await this.next(this.limits.wallMs, () => {
        channel.write(frame);
        if (input !== null) sending = sendInput(channel, input);
        // The error is thrown below, after the child was stopped.
        sending.catch(abort);
      });
      const isStopped = 'stopped' in event;
      const isProper = !('ready' in event) && (isStopped || channel.bytesWritten === complete);
      const outcome = isProper ? event : this.misbehaved();
      await sending;
      return outcome;
    } finally {
      clearInterval(watch.timer);
      watch.read();
      signal?.removeEventListener('abort', abort);
    }
  }

  /** Kills the process and its group. */
  stop(reason: StopReason): void {
    this.settle?.({ stopped: reason });
    if (this.isStopped) return;
    this.isStopped = true;
    this.channel.destroy();
    this.child.ref();
    if (this.child.pid === undefined) return;
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // The whole group has ended.
    }
  }

  /** Waits for the next frame, or for the end of the child. Meanwhile the child keeps the process of the pool alive. */
  private async next(milliseconds: number, begin: () => void): Promise<Event> {
    this.child.ref();
    this.channel.ref();
    const timer = setTimeout(() => this.stop('wall_time'), milliseconds);
    try {
      return await new Promise((resolve) => {
        this.settle = resolve;
        if (this.isStopped) resolve({ stopped: 'died' });
        else begin();
      });
    } finally {
      this.settle = null;
      clearTimeout(timer);
      this.channel.unref();
      if (!this.isStopped) this.child.unref();
    }
  }

  private receive(chunk: Buffer): void {
    const frame = this.frameIn(chunk);
    if (frame === undefined || (frame !== null && this.settle === null)) this.misbehaved();
    else if (frame !== null) this.settle?.(frame);
  }

  /** @returns null while the frame is incomplete, undefined when it is none */
  private frameIn(chunk: Buffer): ReceivedFrame | null | undefined {
    try {
      return this.frames.add(chunk);
    } catch {
      return undefined;
    }
  }

  private misbehaved(): ChildOutcome {
    this.stop('misbehaved');
    return { stopped: 'misbehaved' };
  }

  /** Heap limits do not bound buffers, and the limits of the kernel count all tasks together: so the pool watches each task. */
  private watch(processorMs: number): { readonly timer: NodeJS.Timeout; readonly read: () => ChildUsage | null } {
    const before = this.usage()?.processorMs ?? 0;
    const { memoryMb } = this.limits;
    this.spentMs = 0;
    const read = (): ChildUsage | null => {
      const usage = this.isStopped ? null : this.usage();
      if (usage !== null) this.spentMs = usage.processorMs - before;
      return usage;
    };
    const check = (): void => {
      const usage = read();
      if (usage === null) return;
      if (usage.memoryBytes > memoryMb * BYTES_PER_MB) this.stop('memory');
      else if (this.spentMs > processorMs) this.stop('processor_time');
    };
    return { timer: setInterval(check, WATCH_MS), read };
  }

  private usage(): ChildUsage | null {
    return this.child.pid === undefined ? null : usageOf(this.child.pid);
  }
}
