import { setTimeout as pause } from 'node:timers/promises';
import { ConnectionError } from '@livery/sdk';
import { print } from '../print.ts';
import { visible } from '../visible.ts';
import { listPages } from './list-pages.ts';

const MAX_WAITS = 20;
const LONGEST_WAIT_S = 60;

export type Send = (url: URL) => Promise<Response>;

/** Writes an answer to standard output as it arrives. @returns the exit code */
export async function showAnswer(response: Response, isHeadIncluded: boolean): Promise<number> {
  if (isHeadIncluded) await print(headOf(response));
  await copy(response, print);
  return exitCodeOf(response);
}

/** Writes all records of a list as JSON lines, page by page. An answer that is none goes to standard error. @returns the exit code */
export async function showList(first: URL, send: Send): Promise<number> {
  try {
    for await (const records of listPages(first, async (url) => wholePage(await sendInTime(url, send)))) {
      await print(records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    }
    return 0;
  } catch (error) {
    if (!(error instanceof RefusedPage)) throw error;
    const decoder = new TextDecoder();
    await copy(error.response, async (bytes) => tellLines(decoder.decode(bytes, { stream: true })));
    return exitCodeOf(error.response);
  }
}

/** Writes to standard error what a service says, without what a terminal obeys. */
function tellLines(text: string): void {
  process.stderr.write(text.split('\n').map(visible).join('\n'));
}

/** Sends a request again when the service asks to wait, as it does when a long list is read fast. */
async function sendInTime(url: URL, send: Send): Promise<Response> {
  for (let waits = 0; ; waits += 1) {
    const response = await send(url);
    const seconds = Number(response.headers.get('retry-after') ?? Infinity);
    if (response.status !== 429 || waits >= MAX_WAITS || !(seconds <= LONGEST_WAIT_S)) return response;
    await response.body?.cancel();
    await pause(Math.max(0, seconds) * 1000);
  }
}

class RefusedPage extends Error {
  constructor(readonly response: Response) {
    super(`The status is ${response.status}.`);
  }
}

async function wholePage(response: Response): Promise<string> {
  if (!response.ok) throw new RefusedPage(response);
  return response.text().catch(cutOff);
}

async function copy(response: Response, write: (bytes: Uint8Array) => Promise<void>): Promise<void> {
  if (response.body === null) return;
  let last: number | undefined;
  const chunks = response.body.getReader();
  for (let next = await chunks.read().catch(cutOff); !next.done; next = await chunks.read().catch(cutOff)) {
    await write(next.value);
    last = next.value.at(-1) ?? last;
  }
  const isText = /^(?:text\/|application\/(?:[\w.]+\+)?json)/i.test(response.headers.get('content-type') ?? '');
  if (isText && last !== undefined && last !== NEW_LINE) await write(Uint8Array.of(NEW_LINE));
}

const NEW_LINE = 10;

function cutOff(error: unknown): never {
  throw new ConnectionError('The answer was cut off.', { cause: error });
}

function headOf({ status, statusText, headers }: Response): string {
  const lines = Array.from(headers, ([name, value]) => `${name}: ${value}`);
  return `${[`HTTP ${status} ${statusText}`.trimEnd(), ...lines].join('\n')}\n\n`;
}

function exitCodeOf({ ok, status, headers }: Response): 0 | 3 {
  if (ok) return 0;
  const id = headers.get('request-id');
  process.stderr.write(`The status of the answer is ${status}${id === null ? '' : ` (request ${id})`}.\n`);
  return 3;
}
