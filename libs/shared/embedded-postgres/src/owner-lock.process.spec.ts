import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OwnerLock } from './owner-lock.ts';

/** Tries to take the lock in argv at the same time as other processes (the time is in argv), and prints the result. */
const RIVAL = `
  const { OwnerLock } = await import(${JSON.stringify(new URL('./owner-lock.ts', import.meta.url).href)});
  const [path, time] = process.argv.slice(-2);
  while (Date.now() < Number(time));
  const lock = await OwnerLock.acquire(path);
  console.log(lock instanceof OwnerLock ? 'won' : lock.ownerPid);
  process.stdin.resume();
`;

let parent: string;
let path: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'owner-lock-'));
  path = join(parent, 'lock');
});

afterEach(() => rm(parent, { recursive: true, force: true }));

async function startedAt(): Promise<string> {
  await OwnerLock.acquire(path);
  const [, time = ''] = (await readFile(path, 'utf8')).split('\n');
  await rm(path);
  return time;
}

describe('an owner lock', () => {
  it('can be taken once, and contains the process that holds it', async () => {
    expect(await OwnerLock.acquire(path)).toBeInstanceOf(OwnerLock);
    expect(await OwnerLock.acquire(path)).toEqual({ ownerPid: process.pid });
  });

  it('can be taken again after its release, which leaves no file', async () => {
    const lock = await OwnerLock.acquire(path);
    if (lock instanceof OwnerLock) await lock.release();
    expect(await readdir(parent)).toEqual([]);
    expect(await OwnerLock.acquire(path)).toBeInstanceOf(OwnerLock);
    expect(await readdir(parent)).toEqual(['lock']);
  });

  it.each([
    ['whose owner has ended', () => '4194400\nlong ago\na-token\n'],
    ['whose pid is now that of another process', () => `${process.pid}\nlong ago\na-token\n`],
    ['that a power cut left empty', () => ''],
    ['that nobody can read as one', () => 'nonsense'],
  ])('counts for nothing %s', async (_, content) => {
    await writeFile(path, content());
    expect(await OwnerLock.acquire(path)).toBeInstanceOf(OwnerLock);
    expect(await readdir(parent)).toEqual(['lock']);
  });

  it('can be taken if the process that was removing it has ended, too', async () => {
    await writeFile(path, '4194400\nlong ago\nfirst\n');
    await writeFile(`${path}.of-first`, '4194401\nlong ago\nsecond\n');
    expect(await OwnerLock.acquire(path)).toBeInstanceOf(OwnerLock);
    expect(await readdir(parent)).toEqual(['lock']);
  });

  it('cannot be taken while its owner is running', async () => {
    await writeFile(path, `${process.pid}\n${await startedAt()}\na-token\n`);
    expect(await OwnerLock.acquire(path)).toEqual({ ownerPid: process.pid });
  });

  it('is taken by one of several callers that remove the lock of an ended process at the same time', async () => {
    for (let round = 1; round <= 50; round += 1) {
      await writeFile(path, '4194400\nlong ago\na-token\n');
      const answers = await Promise.all(Array.from({ length: 8 }, () => OwnerLock.acquire(path)));
      expect(answers.filter((answer) => answer instanceof OwnerLock)).toHaveLength(1);
    }
  });

  it('is taken by one of several processes that find the lock of an ended process at the same time', async () => {
    await writeFile(path, '4194400\nlong ago\na-token\n');
    const time = String(Date.now() + 700);
    const rivals = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', RIVAL, path, time], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    const answers = await Promise.all(
      rivals.map(
        (rival) => new Promise<string>((resolve) => rival.stdout.once('data', (text) => resolve(String(text).trim()))),
      ),
    );
    const ended = rivals.map((rival) => new Promise((resolve) => rival.once('exit', resolve)));
    for (const rival of rivals) rival.stdin.end();
    await Promise.all(ended);
    const winner = rivals[answers.indexOf('won')];
    expect(answers.filter((answer) => answer !== 'won')).toEqual(Array(5).fill(String(winner?.pid)));
  });
});
