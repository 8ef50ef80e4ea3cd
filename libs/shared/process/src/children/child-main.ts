import { Socket } from 'node:net';
import { hasBytes } from './answer-with-bytes.ts';
import { ByteSource } from './byte-source.ts';
import { CHANNEL_DESCRIPTOR, type ChildFrame, FRAME_HEADER_BYTES, frameOf } from './child-channel.ts';

/** What a module that runs in children exports. */
export interface ChildModule {
  /**
   * Does one task. The answer is sent as JSON, and an `AnswerWithBytes` with its bytes. A rejection tells the pool no more than that the
   * task failed.
   */
  run(task: unknown, input: Buffer): Promise<unknown>;
}

/**
 * A child enters here. Its parent may die at any time, which closes the channel: the child then kills its own process group, so that
 * neither it nor a program that it started is left behind.
 */
async function serve(moduleAddress: string): Promise<never> {
  const channel = new Socket({ fd: CHANNEL_DESCRIPTOR });
  const source = new ByteSource();
  channel.on('data', (chunk) => source.push(Buffer.from(chunk)));
  channel.on('close', endGroup);
  channel.on('error', endGroup);
  const module: unknown = await import(moduleAddress);
  if (!isChildModule(module)) throw new TypeError('The module of a child exports no function run.');
  const send = (frame: ChildFrame): boolean => channel.write(frameOf(frame));
  send({ ready: true });
  for (;;) {
    const { task, inputBytes } = await nextTask(source);
    const { frame, output } = await outcomeOf(module, task, await source.read(inputBytes));
    send(frame);
    for (const bytes of output) channel.write(bytes);
  }
}

async function nextTask(source: ByteSource): Promise<{ readonly task: unknown; readonly inputBytes: number }> {
  const length = (await source.read(FRAME_HEADER_BYTES)).readUInt32BE();
  const frame: unknown = JSON.parse((await source.read(length)).toString());
  if (typeof frame !== 'object' || frame === null || !('task' in frame) || !('inputBytes' in frame)) {
    throw new TypeError('The pool sent no task.');
  }
  return { task: frame.task, inputBytes: Number(frame.inputBytes) };
}

interface Outcome {
  readonly frame: ChildFrame;
  readonly output: readonly Uint8Array[];
}

async function outcomeOf(module: ChildModule, task: unknown, input: Buffer): Promise<Outcome> {
  try {
    const answer = await module.run(task, input);
    if (!hasBytes(answer)) return { frame: { answer }, output: [] };
    const output = answer.output.filter(({ length }) => length > 0);
    const outputBytes = output.reduce((sum, { length }) => sum + length, 0);
    return { frame: { answer: answer.answer, outputBytes }, output };
  } catch {
    // An error of a foreign parser may hold words of the document, which belong into no log.
    return { frame: { failed: true }, output: [] };
  }
}

function isChildModule(module: unknown): module is ChildModule {
  return typeof module === 'object' && module !== null && 'run' in module && typeof module.run === 'function';
}

function endGroup(): void {
  process.kill(-process.pid, 'SIGKILL');
}

await serve(process.argv[2] ?? '');
