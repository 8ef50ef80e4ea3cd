import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { constants, getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { poll, StartedProcess } from '@livery/testing';
import type { ChildLimits } from './child-limits.ts';
import { type ChildOutcome, ChildPoolUnavailable } from './child-outcome.ts';
import { ChildPool, type ChildPoolOptions } from './child-pool.ts';

const LIMITS: ChildLimits = {
  wallMs: 30_000,
  processorMs: 20_000,
  heapMb: 64,
  memoryMb: 512,
  answerBytes: 10_000,
  tasksPerChild: 10,
};

let folder: string;
let pool: ChildPool;

function open(limits: Partial<ChildLimits> = {}, options: Partial<ChildPoolOptions> = {}): ChildPool {
  pool = new ChildPool({
    module: new URL('testing/hostile-task.ts', import.meta.url),
    readable: [],
    children: 1,
    queueLength: 1,
    limits: { ...LIMITS, ...limits },
    ...options,
  });
  return pool;
}

async function answerTo(task: string): Promise<unknown> {
  const outcome = await pool.run(task, null);
  if (!('answer' in outcome)) throw new Error(`No answer: ${JSON.stringify(outcome)}`);
  return outcome.answer;
}

/** Whether the process exists, be it as a zombie. */
function exists(pid: unknown): boolean {
  try {
    return readFileSync(`/proc/${String(pid)}/stat`).length > 0;
  } catch {
    return false;
  }
}

function state(pid: unknown): string {
  try {
    return /^State:\s+(\w)/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

/** The nice values of all threads of a process. */
function prioritiesOf(pid: unknown): ReadonlySet<number> {
  return new Set(readdirSync(`/proc/${String(pid)}/task`).map((thread) => getPriority(Number(thread))));
}

/** What has ended and what its new parent has not yet fetched counts as gone: the init of a container may be slow. */
const isGone = (pid: unknown): boolean => ['', 'Z', 'X'].includes(state(pid));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-children-'));
});

afterEach(async () => pool.close());

afterAll(async () => rm(folder, { recursive: true }));

describe('a pool of child processes', () => {
  it('answers, and gives the same child several tasks until it has done its number', async () => {
    open({ tasksPerChild: 2 });
    const pids = [await answerTo('pid'), await answerTo('pid'), await answerTo('pid')];
    expect(pids[0]).toBe(pids[1]);
    expect(pids[2]).not.toBe(pids[0]);
    expect(exists(pids[0])).toBe(false);
  });

  it('receives bytes after an answer, up to the limit, and nothing beyond it', async () => {
    open({ outputBytes: 3_000_000 });
    const outcome = await pool.run('bytes 2000000,0,7', null);
    const expected = Buffer.concat([Buffer.alloc(2_000_000, 1), Buffer.alloc(7, 3)]);
    expect(outcome).toMatchObject({ answer: { input: 0 } });
    expect('answer' in outcome && outcome.output?.equals(expected)).toBe(true);
    expect(await answerTo('echo again')).toBe('again');
    expect(await pool.run('bytes 3000001', null)).toEqual({ stopped: 'misbehaved' });
  });

  it('receives no bytes unless its limits say so', async () => {
    open();
    expect(await pool.run('bytes 1', null)).toEqual({ stopped: 'misbehaved' });
    expect(await pool.run('bytes 0', null)).toEqual({ answer: { input: 0 } });
  });

  it('sends the bytes of a file, and no more than it was told', async () => {
    open();
    const file = path.join(folder, 'input');
    const bytes = Buffer.alloc(3_000_001, 'livery');
    await writeFile(file, bytes);
    const expected = { size: 3_000_000, sum: bytes.subarray(0, -1).reduce((sum, byte) => (sum + byte) % 65_536, 0) };
    expect(await pool.run('count', { path: file, size: 3_000_000 })).toEqual({ answer: expected });
    expect(await pool.run('count', { path: file, size: 0 })).toEqual({ answer: { size: 0, sum: 0 } });
  });

  it('rejects a file that is not there or is shorter than it was said to be, and goes on', async () => {
    open();
    const file = path.join(folder, 'short');
    await writeFile(file, 'abc');
    await truncate(file, 2);
    await expect(pool.run('count', { path: file, size: 3 })).rejects.toThrow('shorter');
    await expect(pool.run('count', { path: path.join(folder, 'none'), size: 3 })).rejects.toThrow('ENOENT');
    expect(await answerTo('echo again')).toBe('again');
  });

  it('says that a task failed, without the words of the error, and keeps the child', async () => {
    open();
    const before = await answerTo('pid');
    expect(await pool.run('throw', null)).toEqual({ failed: true });
    expect(await answerTo('pid')).toBe(before);
  });

  it.each<[string, string, Partial<ChildLimits>, ChildOutcome]>([
    ['spins', 'spin', { processorMs: 300 }, { stopped: 'processor_time' }],
    ['waits for ever', 'hang', { wallMs: 300 }, { stopped: 'wall_time' }],
    ['exits', 'exit', {}, { stopped: 'died' }],
    ['fills its heap', 'fillHeap', { heapMb: 32 }, { stopped: 'died' }],
    ['fills memory outside of its heap', 'fillMemory', { memoryMb: 256 }, { stopped: 'memory' }],
    ['sends garbage', 'garbage', {}, { stopped: 'misbehaved' }],
    ['answers at too great a length', 'longAnswer 100000', {}, { stopped: 'misbehaved' }],
  ])('kills or buries a child that %s, and the next task gets another one', async (_, task, limits, expected) => {
    open(limits);
    const before = await answerTo('pid');
    expect(await pool.run(task, null)).toEqual(expected);
    expect(exists(before)).toBe(false);
    expect(await answerTo('echo healthy')).toBe('healthy');
    expect(pool.use).toEqual({ running: 0, waiting: 0, children: 1 });
  });

  it('stops a child that takes memory faster than anybody watches', async () => {
    open({ memoryMb: 128 });
    // The kernel refuses it the memory, or the pool kills it before.
    expect([{ failed: true }, { stopped: 'died' }, { stopped: 'memory' }]).toContainEqual(
      await pool.run('fillMemoryAtOnce', null),
    );
    expect(await answerTo('echo healthy')).toBe('healthy');
  });

  it('is not slowed down by a child that floods its output', async () => {
    open();
    expect(await answerTo('flood')).toBe('flooded');
  });

  it('kills a child that does not take its input', async () => {
    open({ wallMs: 500 });
    const file = path.join(folder, 'large');
    await writeFile(file, Buffer.alloc(8_000_000));
    const pid = Number(await answerTo('pid'));
    process.kill(pid, 'SIGSTOP');
    expect(await pool.run('count', { path: file, size: 8_000_000 })).toEqual({ stopped: 'wall_time' });
    expect(exists(pid)).toBe(false);
  });

  it('notices an idle child that was killed', async () => {
    open();
    const pid = Number(await answerTo('pid'));
    process.kill(pid, 'SIGKILL');
    await poll('the child to be gone', () => pool.use.children === 0);
    expect(await answerTo('pid')).not.toBe(pid);
  });
});

describe('what a child can reach', () => {
  it('has no environment, and a standard input and output that lead nowhere', async () => {
    open();
    expect(await answerTo('environment')).toEqual([]);
    expect(await answerTo('descriptors')).toEqual([0, 1, 1]);
  });

  it('reads no file but its code', async () => {
    open();
    expect(await pool.run('read /etc/hostname', null)).toEqual({ failed: true });
    expect(await pool.run(`read ${import.meta.filename}`, null)).toEqual({ answer: expect.any(Number) });
  });

  it('reaches no server, where the system lets processes have a network of their own', async () => {
    const missing: string[] = [];
    open({}, { onMissingWall: (what) => missing.push(what) });
    const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const answer = await answerTo(`connect ${port ?? 0}`);
    server.close();
    const isOpen = missing.includes('it could reach the network');
    expect(answer).toEqual(isOpen ? 'connected' : expect.stringMatching(/ENETUNREACH|ECONNREFUSED/));
  });

  it('has the lowest priority with all its threads, if it works in the background', async () => {
    open();
    const own = getPriority();
    expect(prioritiesOf(await answerTo('pid'))).toEqual(new Set([own]));
    await pool.close();
    open({}, { isBackground: true });
    expect(prioritiesOf(await answerTo('pid'))).toEqual(new Set([constants.priority.PRIORITY_LOW]));
    expect(getPriority()).toBe(own);
  });

  it('starts no program, unless it may; and then the program dies with it', async () => {
    open();
    expect(await pool.run('grandchild', null)).toEqual({ failed: true });
    await pool.close();
    open({}, { mayStartPrograms: true });
    const grandchild = await answerTo('grandchild');
    expect(isGone(grandchild)).toBe(false);
    await pool.close();
    await poll('the program to be gone', () => isGone(grandchild));
  });
});

describe('the queue of a pool', () => {
  it('turns away what neither a child nor the queue has room for', async () => {
    const refused: string[] = [];
    open({}, { listener: { refused: () => refused.push('one'), finished: () => undefined } });
    const [first, second] = [pool.run('wait 50', null), pool.run('echo second', null)];
    await expect(pool.run('echo third', null)).rejects.toThrow(ChildPoolUnavailable);
    expect(await Promise.all([first, second])).toEqual([{ answer: 'waited' }, { answer: 'second' }]);
    expect(refused).toEqual(['one']);
  });

  it('turns away the owner of half of the queue, and serves others in between', async () => {
    open({}, { queueLength: 4 });
    const served: string[] = [];
    const run = async (name: string): Promise<void> => {
      await pool.run(`echo ${name}`, null, { owner: name.slice(0, 1) });
      served.push(name);
    };
    const tasks = ['a1', 'a2', 'a3'].map(run);
    await expect(run('a4')).rejects.toThrow(ChildPoolUnavailable);
    await Promise.all([...tasks, run('b1')]);
    expect(served.indexOf('b1')).toBeLessThan(served.indexOf('a3'));
  });

  it('says how much processor time a task has had, also one that was stopped', async () => {
    open({ processorMs: 300 });
    let spent = 0;
    const options = { onSpent: (processorMs: number) => (spent = processorMs) };
    expect(await pool.run('spin', null, options)).toEqual({ stopped: 'processor_time' });
    expect(spent).toBeGreaterThan(200);
    await pool.run('wait 50', null, options);
    expect(spent).toBeLessThan(200);
  });

  it('counts the time of a task from its start', async () => {
    open({ wallMs: 5_000 }, { queueLength: 2 });
    const tasks = [1, 2, 3].map(() => pool.run('wait 2000', null));
    expect(await Promise.all(tasks)).toEqual(tasks.map(() => ({ answer: 'waited' })));
  });

  it('kills the child of a caller that gives up, and forgets callers that give up while they wait', async () => {
    open();
    const pid = await answerTo('pid');
    const [running, waiting] = [new AbortController(), new AbortController()];
    const ran = pool.run('spin', null, { signal: running.signal });
    const waited = pool.run('echo never', null, { signal: waiting.signal });
    waiting.abort(new Error('gave up waiting'));
    await expect(waited).rejects.toThrow('gave up waiting');
    running.abort(new Error('gave up running'));
    await expect(ran).rejects.toThrow('gave up running');
    expect(exists(pid)).toBe(false);
    await expect(pool.run('echo', null, { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow(
      'too late',
    );
    expect(await answerTo('echo next')).toBe('next');
  });

  it('keeps the child of a caller that gave up while it started', async () => {
    open();
    const gone = new AbortController();
    const task = pool.run('echo', null, { signal: gone.signal });
    await poll('a child to start', () => pool.use.children === 1);
    gone.abort(new Error('gave up'));
    await expect(task).rejects.toThrow('gave up');
    expect(await answerTo('echo next')).toBe('next');
    expect(pool.use.children).toBe(1);
  });

  it('is unavailable when the children do not load their module', async () => {
    open({}, { module: new URL('testing/there-is-no-such-file.ts', import.meta.url) });
    // A job that meets it is repeated, and has used up no attempt.
    await expect(pool.run('echo', null)).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 1 });
    expect(pool.use).toEqual({ running: 0, waiting: 0, children: 0 });
  });

  it('closes at once, with all children and all that waits', async () => {
    open();
    const pid = await answerTo('pid');
    const tasks = Promise.allSettled([pool.run('spin', null), pool.run('echo', null)]);
    await pool.close();
    expect(exists(pid)).toBe(false);
    for (const task of await tasks) expect(task).toMatchObject({ reason: expect.any(ChildPoolUnavailable) });
    await expect(pool.run('echo', null)).rejects.toThrow(ChildPoolUnavailable);
  });

  it('leaves no process behind that it started while it was closed', async () => {
    open();
    const task = expect(pool.run('echo', null)).rejects.toThrow(ChildPoolUnavailable);
    await poll('a child to start', () => pool.use.children === 1);
    await pool.close();
    await task;
    expect(pool.use).toEqual({ running: 0, waiting: 0, children: 0 });
  });
});

describe('the children of a process', () => {
  const OWNER = path.join(import.meta.dirname, 'testing/owner-of-a-pool.ts');

  it('are gone after it was killed with -9, one that computes among them', async () => {
    open();
    const owner = StartedProcess.start(OWNER, { NODE_OPTIONS: '--experimental-transform-types' });
    await owner.printed('children ');
    const pids = /children (\d+) (\d+)/.exec(owner.text)?.slice(1) ?? [];
    expect(pids.map(isGone)).toEqual([false, false]);
    await owner.end('SIGKILL');
    await poll('both children to be gone', () => pids.every(isGone));
  });

  it('do not keep it alive while they are idle', async () => {
    open();
    const script = `
      const { ChildPool } = await import(${JSON.stringify(new URL('child-pool.ts', import.meta.url).href)});
      const pool = new ChildPool(${JSON.stringify({ readable: [], children: 1, queueLength: 0, limits: LIMITS })});
      pool.options.module = new URL(${JSON.stringify(new URL('testing/hostile-task.ts', import.meta.url).href)});
      console.log(JSON.stringify(await pool.run('echo done', null)));`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--experimental-transform-types', '--input-type=module', '-e', script],
      { env: {} },
    );
    expect(stdout).toBe('{"answer":"done"}\n');
  });
});
