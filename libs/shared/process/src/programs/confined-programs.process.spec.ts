import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { poll, StartedProcess } from '@livery/testing';
import { ConfinedPrograms, type ConfinedProgramsOptions } from './confined-programs.ts';
import type { ProgramLimits } from './program-limits.ts';

const LIMITS: ProgramLimits = { wallMs: 30_000, processorMs: 20_000, memoryMb: 256, fileMb: 1 };
const { signal } = new AbortController();

let folder: string;
let programs: ConfinedPrograms;

function open(limits: Partial<ProgramLimits> = {}, options: Partial<ConfinedProgramsOptions> = {}): void {
  programs = new ConfinedPrograms({ places: 1, queueLength: 1, limits: { ...LIMITS, ...limits }, ...options });
}

/** Runs a script of the shell. */
async function run(script: string, abortion = signal) {
  return programs.run({ program: '/bin/bash', options: ['-c', script], folder }, abortion);
}

const read = async (name: string): Promise<string> => readFile(path.join(folder, name), 'utf8').catch(() => '');

/** The processes whose command line contains the folder of the test. */
function survivors(): readonly string[] {
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && commandOf(pid).includes(folder));
}

/** What has ended has no command line, also if its new parent has not yet fetched it. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}

/** The nice value of a scheduling group: 19 of `/autogroup-42 nice 19`. */
function groupPriority(text: string): number {
  return Number(/ nice (-?\d+)/.exec(text)?.[1]);
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-programs-'));
});

afterEach(async () => {
  await programs.close();
  await rm(folder, { recursive: true });
});

describe('a foreign program', () => {
  it('runs in its folder, with an environment of its own, and its exit code and output are told', async () => {
    open();
    expect(await run('pwd; echo $HOME $TMPDIR $DATABASE_URL; exit 3')).toEqual({
      exitCode: 3,
      output: `${folder}\n${folder} ${folder}\n`,
    });
    expect(await run('kill -9 $$')).toMatchObject({ exitCode: expect.anything() });
    const missing = { program: '/no/such/program', options: [], folder };
    expect(await programs.run(missing, signal)).not.toMatchObject({ exitCode: 0 });
  });

  it('has the lowest priority', async () => {
    open();
    expect(await run('nice')).toMatchObject({ output: '19\n' });
  });

  it('has the lowest priority as a scheduling group, too, and leaves the group of its owner', async () => {
    open();
    const own = groupPriority(await readFile('/proc/self/autogroup', 'utf8'));
    const outcome = await run('cat /proc/self/autogroup');
    expect(groupPriority('output' in outcome ? outcome.output : '')).toBe(19);
    expect(groupPriority(await readFile('/proc/self/autogroup', 'utf8'))).toBe(own);
  });

  it('reaches no server on this machine', async () => {
    open();
    const server = createServer((socket) => socket.end('reached')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const address = server.address();
      const port = typeof address === 'string' ? address : address?.port;
      expect(await run(`cat < /dev/tcp/127.0.0.1/${String(port)} || echo refused`)).toEqual({
        exitCode: 0,
        output: 'refused\n',
      });
    } finally {
      server.close();
    }
  });

  it('sees no file outside of its folder but installed ones and no other process, if it needs none', async () => {
    open();
    const other = await mkdtemp(path.join(tmpdir(), 'livery-secret-'));
    try {
      await writeFile(path.join(other, 'secret'), 'secret');
      const script = `cat ${other}/secret /proc/${process.pid}/root${other}/secret; ls /home /root; echo x > here; pwd; ls /usr | grep lib$`;
      const command = { program: '/bin/bash', options: ['-c', script], folder, hidesFiles: true };
      expect(await programs.run(command, signal)).toEqual({ exitCode: 0, output: `${folder}\nlib\n` });
      expect(await read('here')).toBe('x\n');
      const own = path.join(folder, 'own');
      await writeFile(own, '#!/bin/sh\necho started', { mode: 0o755 });
      const elsewhere = { program: own, options: [], folder: other, hidesFiles: true };
      expect(await programs.run(elsewhere, signal)).toEqual({ exitCode: 0, output: 'started\n' });
    } finally {
      await rm(other, { recursive: true });
    }
  });

  it('that hangs is killed after its time, with all that it has started and that ignore signals to end', async () => {
    open({ wallMs: 500 });
    const stubborn = `bash -c 'trap "" TERM HUP INT; while :; do sleep 0.05; done' ${folder}`;
    expect(await run(`trap "" TERM; ${stubborn} & (${stubborn} &) ; ${stubborn}`)).toEqual({ stopped: 'wall_time' });
    await poll('all processes to be gone', () => survivors().length === 0);
  });

  it('that has ended leaves nothing behind, not even what left its process group', async () => {
    open();
    expect(await run(`setsid sleep 300 "$0" & bash -c 'sleep 300; echo' ${folder} & exit 0`)).toMatchObject({
      exitCode: 0,
    });
    await poll('all processes to be gone', () => survivors().length === 0);
  });

  it('that computes for too long, alone or together with its children, is killed', async () => {
    open({ processorMs: 400 });
    expect(await run('while :; do :; done')).toEqual({ stopped: 'processor_time' });
    expect(await run('for i in 1 2 3; do (while :; do :; done) & done; wait')).toEqual({ stopped: 'processor_time' });
  });

  it('that takes too much memory is killed', async () => {
    open({ memoryMb: 64 });
    const outcome = await run('head -c 4G /dev/zero | tail; sleep 60');
    expect(outcome).toEqual({ stopped: 'memory' });
  });

  it('that writes too large a file is killed by the kernel', async () => {
    open();
    expect(await run('head -c 3M /dev/zero > large; ls -l large | cut -d" " -f5')).toMatchObject({
      output: '1048576\n',
    });
  });

  it('ends when its caller gives up, also before its turn, and when all are closed', async () => {
    open({}, { queueLength: 5 });
    const [first, second] = [new AbortController(), new AbortController()];
    const running = run('echo ready > ready; sleep 60', first.signal);
    await poll('the program to run', async () => (await read('ready')) !== '');
    const waiting = run('true', second.signal);
    expect(programs.use).toEqual({ running: 1, waiting: 1 });
    second.abort(new Error('not now'));
    await expect(waiting).rejects.toThrow('not now');
    first.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    const last = run('echo again > again; sleep 60');
    await poll('the program to run', async () => (await read('again')) !== '');
    await Promise.all([expect(last).rejects.toThrow(/No more/), programs.close()]);
    await expect(run('true')).rejects.toThrow(/No more/);
  });

  it('is refused while too many wait', async () => {
    open({}, { queueLength: 0 });
    const running = run('echo ready > ready; sleep 0.5');
    await expect(run('true')).rejects.toThrow(/Too many/);
    expect(await running).toMatchObject({ exitCode: 0 });
  });

  it('is gone after its owner was killed with -9, with all that it has started', async () => {
    open();
    const script = path.join(folder, 'program');
    await writeFile(
      script,
      `#!/bin/bash\nsleep 300 & setsid sleep 300 & echo ready > ready; exec -a ${folder} sleep 300\n`,
      {
        mode: 0o755,
      },
    );
    const entry = path.join(folder, 'owner.mjs');
    const address = new URL('confined-programs.ts', import.meta.url).href;
    await writeFile(
      entry,
      `import { ConfinedPrograms } from ${JSON.stringify(address)};
       const programs = new ConfinedPrograms(${JSON.stringify({ places: 1, queueLength: 0, limits: LIMITS })});
       const command = ${JSON.stringify({ program: script, options: [], folder })};
       await programs.run(command, new AbortController().signal);`,
    );
    const owner = StartedProcess.start(entry, { NODE_OPTIONS: '--experimental-transform-types' });
    await poll('the program to run', async () => (await read('ready')) !== '');
    await owner.end('SIGKILL');
    await poll('all processes to be gone', () => survivors().length === 0);
  });
});
