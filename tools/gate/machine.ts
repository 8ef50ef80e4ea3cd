import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const WORK = path.resolve(import.meta.dirname, 'reference-work.ts');
const EVERY_MS = 15_000;
const RECENT_MS = 120_000;

/** How long the reference work takes, in milliseconds. */
export interface Measurement {
  /** When it ended, on the clock of `performance.now()`. */
  readonly at: number;
  readonly clock: number;
  /** Of a processor. It grows, too, where other programs share the cores, their caches or the memory. */
  readonly processor: number;
}

/** How many times as slow as usual a machine is, by the clock and in time of a processor; 1 for one that is as usual or faster. */
export type Slowness = Pick<Measurement, 'clock' | 'processor'>;

/** On two cores, beside two parts of the gate. */
export const USUAL = { clock: 350, processor: 120 } as const satisfies Slowness;

/** Repeats the same small work as long as the gate runs, and so knows how slow the machine was at a time. */
export class Machine implements Disposable {
  private readonly measurements: Measurement[] = [];
  private readonly timer: NodeJS.Timeout;

  private constructor() {
    this.timer = setInterval(() => void this.measure(), EVERY_MS);
  }

  static async watch(): Promise<Machine> {
    const machine = new Machine();
    await machine.measure();
    return machine;
  }

  /** The mean since a time, and in the last two minutes unless one is given. */
  slowness(since = performance.now() - RECENT_MS): Slowness {
    return slownessOf(this.measurements.filter(({ at }) => at >= since));
  }

  [Symbol.dispose](): void {
    clearInterval(this.timer);
  }

  private async measure(): Promise<void> {
    const begun = performance.now();
    const { stdout } = await promisify(execFile)(process.execPath, [WORK]);
    const at = performance.now();
    this.measurements.push({ at, clock: at - begun, processor: Number(stdout) });
  }
}

export function slownessOf(measurements: readonly Measurement[]): Slowness {
  const times = (of: keyof Slowness): number => {
    const sum = measurements.reduce((total, measurement) => total + measurement[of], 0);
    return Math.max(1, sum / Math.max(1, measurements.length) / USUAL[of]);
  };
  return { clock: times('clock'), processor: times('processor') };
}
