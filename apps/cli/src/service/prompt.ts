import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandLineEnd } from '../command-line.ts';

/** Asks on standard error, so that standard output has only results. */
export async function ask(question: string, fallback: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(`${question} [${fallback}]: `)).trim() || fallback;
  } finally {
    terminal.close();
  }
}

/** Asks for a secret, which is not shown while it is typed. Without a terminal, it is the first line of standard input. */
export async function askHidden(question: string): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  process.stderr.write(`${question} (not shown): `);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const ended = new AbortController();
  terminal.on('SIGINT', () => ended.abort());
  try {
    return (await terminal.question('', { signal: ended.signal })).trim();
  } catch {
    throw new CommandLineEnd('Nothing was stored.', 2);
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line.trim();
  return '';
}
