import { glob, readFile } from 'node:fs/promises';

interface ProcessState {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
}

/** `pid (name) state parent …` of proc(5); the name may hold spaces and brackets. */
const STATE = /^(\d+) \((.*)\) (\S) (\d+) /s;

/** One process and all that descend from it, as far as they live, as `<pid> <name>`. Reads Linux' /proc. */
export async function processTree(pid: number): Promise<string[]> {
  const states = await listProcesses();
  const tree = new Set([pid]);
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const state of states) if (tree.has(state.parent)) tree.add(state.pid);
  }
  return states.filter((state) => tree.has(state.pid)).map((state) => `${state.pid} ${state.name}`);
}

/** Those of the processes that still live under the same number and name. */
export async function survivors(processes: readonly string[]): Promise<string[]> {
  const states = await listProcesses();
  const living = new Set(states.map(({ pid, name }) => `${pid} ${name}`));
  return processes.filter((process) => living.has(process));
}

async function listProcesses(): Promise<ProcessState[]> {
  const files = await Array.fromAsync(glob('/proc/[0-9]*/stat'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  return texts.flatMap((text) => {
    const [, pid, name = '', state, parent] = STATE.exec(text) ?? [];
    return pid === undefined || state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent), name }];
  });
}
