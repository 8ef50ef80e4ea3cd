import { randomUUID } from 'node:crypto';
import { constants, rmSync, type Stats } from 'node:fs';
import { access, chmod, chown, open, readlink, realpath, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { CommandLineEnd } from './command-line.ts';
import { isSystemError } from './system-error.ts';
import { visible } from './visible.ts';

const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Names of files that are open already, such as `/dev/stdout`. */
const OPEN_FILE = /^\/(?:dev\/(?:std(?:out|err)$|fd\/)|proc\/[^/]+\/fd\/)/;

type Fill<End> = (path: string) => Promise<End>;

interface Target {
  readonly path: string;
  /** The file that is replaced, if there is one. */
  readonly before: Stats | null;
}

/**
 * Writes a file beside its target, which it then replaces, so that the target is whole whenever it is read. Of a link, the file that it
 * leads to is replaced. Devices and pipes are written to.
 * @param fill writes the file with the path that it gets
 * @param isKept whether the target is replaced after this end of `fill`
 * @throws CommandLineEnd that names the target if it cannot be written
 */
export async function replaceFile<End>(target: string, fill: Fill<End>, isKept: (end: End) => boolean): Promise<End> {
  try {
    const before = await factsOf(target);
    if (before?.isDirectory() === true || target.endsWith('/'))
      throw new CommandLineEnd(refusal(target, 'It is a folder.'), 2);
    const isWrittenTo = OPEN_FILE.test(target) || before?.isFile() === false;
    return await (isWrittenTo ? fill(target) : replace({ path: await realPath(target), before }, fill, isKept));
  } catch (error) {
    throw isSystemError(error) ? new CommandLineEnd(unwritable(target, error), 2) : error;
  }
}

/** One sentence about a file that cannot be written. */
export function refusal(target: string, reason: string): string {
  return visible(`${target} cannot be written: ${reason}`);
}

async function replace<End>({ path: target, before }: Target, fill: Fill<End>, isKept: (end: End) => boolean) {
  if (before !== null) await access(target, constants.W_OK);
  const part = path.join(path.dirname(target), `.livery-${randomUUID()}.part`);
  const remove = removedAtTheEnd(part);
  try {
    const handle = await open(part, 'wx', before === null ? 0o666 : 0o600);
    await handle.close();
    const end = await fill(part);
    if (!isKept(end)) return end;
    if (before !== null) await takeOver(part, before);
    await rename(part, target);
    return end;
  } finally {
    remove();
  }
}

/** Removes a file when the process ends, also by a signal. @returns what removes it now */
function removedAtTheEnd(file: string): () => void {
  const remove = (): void => rmSync(file, { force: true });
  const end = (signal: NodeJS.Signals): void => {
    forget();
    process.kill(process.pid, signal);
  };
  const forget = (): void => {
    remove();
    process.off('exit', remove);
    for (const signal of ENDING_SIGNALS) process.off(signal, end);
  };
  process.once('exit', remove);
  for (const signal of ENDING_SIGNALS) process.once(signal, end);
  return forget;
}

async function takeOver(file: string, { uid, gid, mode }: Stats): Promise<void> {
  // Only root can give a file to its former owner.
  await chown(file, uid, gid).catch(() => undefined);
  await chmod(file, mode & 0o777);
}

/** The path without links. The file itself, or what the last link leads to, need not exist. */
async function realPath(target: string): Promise<string> {
  const file = path.join(await realpath(path.dirname(target)), path.basename(target));
  const link = await readlink(file).catch(() => null);
  return link === null ? file : realPath(path.resolve(path.dirname(file), link));
}

async function factsOf(file: string): Promise<Stats | null> {
  return stat(file).catch((error: unknown) => {
    if (isSystemError(error) && error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Why a file cannot be written, as a sentence that names it. */
function unwritable(target: string, error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return visible(`The folder ${path.dirname(target)} does not exist.`);
  return refusal(target, reasonOf(error));
}

/** What the system says, without the name of the file beside the target. */
function reasonOf({ message }: NodeJS.ErrnoException): string {
  return message.replace(/, \w+(?: '.*)?$/s, '');
}

/** @throws CommandLineEnd if a file that is read would be written, whatever its paths are */
export async function assertNoInput(
  output: string | undefined,
  inputs: readonly (string | undefined)[],
): Promise<void> {
  const target = output === undefined ? null : await stat(output).catch(() => null);
  if (output === undefined || target?.isFile() !== true) return;
  for (const input of inputs) {
    const facts = input === undefined ? null : await stat(input).catch(() => null);
    if (facts?.ino === target.ino && facts.dev === target.dev) {
      throw new CommandLineEnd(refusal(output, 'It is one of the files that are read.'), 2);
    }
  }
}
