import { glob, readFile } from 'node:fs/promises';

interface ProcessState {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
}

/** `pid (name) state parent …` (proc(5)). The name may contain spaces and brackets. */
const STATE = /^(\d+) \((.*)\) (\S) (\d+) /s;

/** One process and its running descendants, as `<pid> <name>`. It reads /proc of Linux. */
export async function processTree(pid: number): Promise<string[]> {
  const states = await listProcesses();
  const tree = new Set([pid]);
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const state of states) if (tree.has(state.parent)) tree.add(state.pid);
  }
  return states.filter((state) => tree.has(state.pid)).map((state) => `${state.pid} ${state.name}`);
}

/** The processes that are still running with the same pid and name. */
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
