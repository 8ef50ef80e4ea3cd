import { readFileSync, writeFileSync } from 'node:fs';

const RESET_PEAK = '5';

/** The resident memory of another process in MB, as Linux counts it. */
export class ProcessMemory {
  private readonly pid: string;

  constructor(pid: string) {
    this.pid = pid;
  }

  resident(): number {
    return this.field('VmRSS');
  }

  /** The highest value since the last reset. */
  peak(): number {
    return this.field('VmHWM');
  }

  resetPeak(): void {
    writeFileSync(`/proc/${this.pid}/clear_refs`, RESET_PEAK);
  }

  private field(name: string): number {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? Number.NaN) / 1024;
  }
}
