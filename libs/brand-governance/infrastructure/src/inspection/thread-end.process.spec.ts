// Only this suite ends threads while they decompress: an abort of the process would end the process of the tests, too.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const TIMEOUT_MS = 120_000;
const NOTES = pathToFileURL(path.resolve(import.meta.dirname, '../../dist/inspection/thread-notes.js')).href;

/** Threads that do nothing but decompress, of which each is ended after a while. Without protection the first one or two end the process. */
const PROGRAM = `
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ThreadNotes } from ${JSON.stringify(NOTES)};

const thread = \`
  import { deflateRawSync, inflateRawSync } from 'node:zlib';
  import { parentPort, workerData } from 'node:worker_threads';
  import { ThreadNotes } from ${JSON.stringify(NOTES)};
  const notes = new ThreadNotes(workerData);
  const packed = deflateRawSync('brand '.repeat(40));
  parentPort.postMessage('ready');
  for (;;) notes.usingZlib(() => inflateRawSync(packed));
\`;
let ended = 0;
for (; ended < 40; ended += 1) {
  const notes = new ThreadNotes();
  const worker = new Worker(new URL('data:text/javascript,' + encodeURIComponent(thread)), { workerData: notes.memory });
  await once(worker, 'message');
  await pause(5 + ended % 7);
  await notes.untilEndable();
  await worker.terminate();
}
console.log(ended + ' threads ended');
`;

it(
  'threads that decompress can be ended, and the process goes on',
  async () => {
    const words = ['--input-type=module', '--eval', PROGRAM];
    const { stdout } = await promisify(execFile)(process.execPath, words, { timeout: TIMEOUT_MS });
    expect(stdout).toBe('40 threads ended\n');
  },
  TIMEOUT_MS,
);
