import { setTimeout } from 'node:timers/promises';
import { listProcesses, type ProcessState } from '../first-run/process-tree.ts';

const SCAN_MS = 500;
/** How long programs have to clean up after SIGTERM, and to be gone after SIGKILL. */
export const PATIENCE_MS = 10_000;
const POLL_MS = 100;

/**
 * The processes that descend from one, also those that were detached from it later: it looks at /proc twice a second, and remembers.
 * A daemon that is detached faster than that, by a parent that ends at once, escapes.
 */
export class PartProcesses {
  private readonly root: number;
  private readonly known = new Map<number, ProcessState>();
  private readonly timer: NodeJS.Timeout;

  constructor(root: number) {
    this.root = root;
    this.timer = setInterval(() => void this.living(), SCAN_MS);
  }

  /** Those that are running, without the first. */
  async living(): Promise<readonly ProcessState[]> {
    const states = await listProcesses();
    const found = new Map(states.map((state) => [state.pid, state]));
    for (const { pid, started } of [...this.known.values()]) {
      if (found.get(pid)?.started !== started) this.known.delete(pid);
    }
    for (let size = -1; size !== this.known.size;) {
      size = this.known.size;
      for (const state of states) {
        if (state.parent === this.root || this.known.has(state.parent)) this.known.set(state.pid, state);
      }
    }
    return [...this.known.values()];
  }

  /** Ends all of them but the first, which sees that, and then no longer looks. */
  async end(patienceMs: number): Promise<void> {
    await this.signal('SIGTERM', patienceMs);
    await this.signal('SIGKILL', patienceMs);
    this.close();
  }

  /** No longer looks. */
  close(): void {
    clearInterval(this.timer);
  }

  /** Sends a signal once to each process, also to those that appear meanwhile, until none is left or the patience is. */
  private async signal(signal: NodeJS.Signals, patienceMs: number): Promise<void> {
    const signalled = new Set<number>();
    const deadline = performance.now() + patienceMs;
    for (let left = await this.living(); left.length > 0; left = await this.living()) {
      if (performance.now() > deadline) return;
      for (const { pid } of left) if (!signalled.has(pid)) send(pid, signal);
      for (const { pid } of left) signalled.add(pid);
      await setTimeout(POLL_MS);
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
