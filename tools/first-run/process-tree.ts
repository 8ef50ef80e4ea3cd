import { readdir, readFile } from 'node:fs/promises';

export interface ProcessState {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  /** The time of its start, which tells it from a later process with the same pid. */
  readonly started: string;
}

/** `pid (name) state parent …` (proc(5)), with the time of the start as the 22nd field. The name may contain spaces and brackets. */
const STATE = /^(\d+) \((.*)\) (\S) (\d+) (?:\S+ ){17}(\d+) /s;

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

/** All processes but those that have ended and were not waited for. */
export async function listProcesses(): Promise<ProcessState[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const texts = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return texts.flatMap((text) => {
    const [, pid, name = '', state, parent, started = ''] = STATE.exec(text) ?? [];
    return pid === undefined || state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent), name, started }];
  });
}
