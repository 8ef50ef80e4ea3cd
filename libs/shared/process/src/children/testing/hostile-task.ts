import { spawn } from 'node:child_process';
import { readFileSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What a child of the tests does when it is told so. */
type Behaviour = (argument: string, input: Buffer) => unknown;

const CHANNEL = 3;

const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  echo: (argument) => argument,
  pid: () => process.pid,
  count: (_, input) => ({ size: input.length, sum: input.reduce((sum, byte) => (sum + byte) % 65_536, 0) }),
  environment: () => Object.keys(process.env),
  read: (path) => readFileSync(path, 'utf8').length,
  descriptors: () => [0, 1, 2].map((descriptor) => writable(descriptor)),
  throw: () => {
    throw new Error('secret words of the document');
  },
  spin: () => {
    for (;;);
  },
  hang: () => new Promise(() => undefined),
  wait: async (milliseconds) => await wait(Number(milliseconds), 'waited'),
  exit: () => process.exit(0),
  fillHeap: () => {
    const kept: object[] = [];
    for (;;) kept.push(new Array(1_000).fill({}));
  },
  fillMemory: async () => {
    const kept: Buffer[] = [];
    for (;;) {
      kept.push(Buffer.alloc(16 * 1_048_576, 1));
      await wait(20);
    }
  },
  fillMemoryAtOnce: () => {
    const kept: Buffer[] = [];
    for (;;) kept.push(Buffer.alloc(16 * 1_048_576, 1));
  },
  flood: async () => {
    for (let line = 0; line < 20_000; line += 1) process.stdout.write(`${'x'.repeat(1_000)}\n`);
    return 'flooded';
  },
  garbage: () => writeSync(CHANNEL, 'this is no frame at all'),
  longAnswer: (characters) => 'x'.repeat(Number(characters)),
  bytes: (lengths, input) => {
    const pieces = lengths.split(',').map((length, at) => Buffer.alloc(Number(length), at + 1));
    return { answer: { input: input.length }, output: pieces };
  },
  connect: async (port) =>
    await new Promise((resolve) => {
      connect({ host: '127.0.0.1', port: Number(port) })
        .on('connect', () => resolve('connected'))
        .on('error', ({ message }) => resolve(message));
    }),
  grandchild: () => {
    const grandchild = spawn('/bin/sleep', ['300'], { stdio: 'ignore' });
    return grandchild.pid ?? 0;
  },
};

function writable(descriptor: number): number {
  try {
    return writeSync(descriptor, 'x');
  } catch {
    return 0;
  }
}

/** Does what the task says. The pool runs this in a child. */
export async function run(task: unknown, input: Buffer): Promise<unknown> {
  const [name = '', argument = ''] = String(task).split(' ');
  return await BEHAVIOURS[name]?.(argument, input);
}
