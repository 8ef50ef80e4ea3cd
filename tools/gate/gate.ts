import { countOne, type Counts } from '../build/check-counts.ts';
import { DEADLINE_MINUTES, shortened } from './deadline.ts';
import { type Owners, partition } from './fuzz-findings.ts';
import { runInLanes } from './lanes.ts';
import type { Machine } from './machine.ts';
import { installFor } from './packages.ts';
import { FUZZERS, NPM_TEST } from './parts.ts';
import type { Plan } from './plan.ts';
import { Progress } from './progress.ts';
import { outputOf, runPart } from './run-part.ts';
import type { Chosen } from './selection.ts';
import type { Row } from './table.ts';
import { usualOf } from './usual.ts';

/** The limit of a part is so many times its usual time by the clock, and longer on a slow machine. */
const LIMIT_TIMES = 3;
const MINUTE_MS = 60_000;

export interface GateSettings {
  readonly root: string;
  /** For the output of parts. */
  readonly folder: string;
  readonly plan: Plan;
  readonly owners: Owners;
  readonly keepsGoing: boolean;
  readonly limitMinutes: number | undefined;
  /** Shortens the rest on a slow machine, so that the gate ends in time. */
  readonly hasDeadline: boolean;
  /** When the script that runs the gate has begun, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly machine: Machine;
  /** Ends all parts when it is aborted. */
  readonly signal: AbortSignal;
}

/** Runs the parts of a plan, and remembers a row of the table and the counts for each. */
export class Gate {
  readonly rows: Row[] = [];
  readonly counts: Counts[] = [];
  private readonly settings: GateSettings;
  private readonly progress: Progress;

  constructor(settings: GateSettings) {
    this.settings = settings;
    this.progress = new Progress(settings.folder);
  }

  /** Installs what parts need while `npm test` runs, and runs the others if it passes. */
  async run(): Promise<void> {
    const { plan, keepsGoing, signal } = this.settings;
    const running = plan.chosen.filter(({ extent }) => extent !== 'left out');
    const [first, others] = [running.filter(isFirst), running.filter((chosen) => !isFirst(chosen))];
    const installed = installFor(others.map(({ part }) => part.name));
    for (const chosen of first) await this.runOne(chosen);
    if (this.counts.some(({ failed }) => failed > 0) && !keepsGoing) {
      console.log('\nnpm test failed, so nothing else is run (--keep-going runs it all the same).');
    } else if (!signal.aborted) {
      const missing = await installed;
      const remaining = new Set(others);
      await runInLanes(others.map(inLane), async ({ chosen }) => {
        const next = this.inTime(chosen, [...remaining]);
        if (!signal.aborted) await this.runUnless(missing.get(chosen.part.name) ?? [], next);
        remaining.delete(chosen);
      });
    }
    this.progress.close();
  }

  private inTime(chosen: Chosen, remaining: readonly Chosen[]): Chosen {
    const { hasDeadline, startedAt, machine } = this.settings;
    if (!hasDeadline) return chosen;
    const minutesLeft = DEADLINE_MINUTES - (Date.now() - startedAt) / MINUTE_MS;
    return shortened(chosen, remaining, minutesLeft, machine.slowness().clock);
  }

  /** A part that is left out does not run. Neither does one whose packages are missing, which fails. */
  private async runUnless(missing: readonly string[], chosen: Chosen): Promise<void> {
    const { part, extent, reason } = chosen;
    if (extent === 'left out') {
      console.log(`LEFT OUT  ${part.name}: ${reason}`);
      return;
    }
    if (missing.length === 0) return this.runOne(chosen);
    const counts = countOne(`${chosen.part.name}: not installed: ${missing.join(', ')}`, false);
    this.remember(chosen, { counts, minutes: 0, processorMinutes: null, limit: 0, slowness: 1 });
  }

  private async runOne(chosen: Chosen): Promise<void> {
    const { part, extent } = chosen;
    const { plan, root, folder, signal, machine } = this.settings;
    const begun = performance.now();
    const { clock } = machine.slowness();
    const limitMinutes = this.settings.limitMinutes ?? usualOf(chosen).clock * LIMIT_TIMES * clock;
    this.progress.started(part.name, `${extent}, limit ${limitMinutes.toFixed(1)} minutes`);
    const result = await runPart(
      {
        name: part.name,
        command: part.command,
        directory: root,
        environment: {
          LIVERY_SEED: String(plan.seed),
          LIVERY_SAMPLE: String(extent === 'sample'),
          LIVERY_SLOWNESS: clock.toFixed(1),
        },
        limitMinutes,
        folder,
      },
      signal,
    );
    const counts = this.withoutUntouched(chosen, result.counts);
    this.progress.ended(part.name, await outputOf(folder, part.name), result);
    this.remember(chosen, { ...result, counts, limit: limitMinutes, slowness: machine.slowness(begun).processor });
  }

  /** What a fuzzer finds in code that the change does not touch is only printed: another change is not to blame for it. */
  private withoutUntouched({ part, extent }: Chosen, counts: Counts): Counts {
    if (extent !== 'sample' || !FUZZERS.includes(part.name)) return counts;
    const { plan, owners } = this.settings;
    const { untouched, touched } = partition(counts, plan.files, owners, plan.projects);
    for (const finding of untouched) {
      console.log(`FOUND  ${finding}: not by this change, LIVERY_SEED=${plan.seed}; it fails npm run test:whole`);
    }
    return { ...counts, failed: counts.failed - untouched.length, failures: touched };
  }

  private remember(
    chosen: Chosen,
    result: Pick<Row, 'minutes' | 'processorMinutes' | 'limit' | 'slowness'> & { readonly counts: Counts },
  ): void {
    const { counts, ...times } = result;
    const { passed, failed } = counts;
    this.counts.push(counts);
    this.rows.push({
      ...{ name: chosen.part.name, extent: chosen.extent, tests: passed + failed, failed },
      ...times,
      budget: usualOf(chosen).processor,
    });
  }
}

const isFirst = ({ part }: Chosen): boolean => part === NPM_TEST;
const inLane = (chosen: Chosen) => ({ lane: chosen.part.lane, chosen });
