import { BUDGETS, type Usual } from '../build/budget.ts';
import { countOne, type Counts } from '../build/check-counts.ts';
import { type Owners, partition } from './fuzz-findings.ts';
import { runInLanes } from './lanes.ts';
import { installFor } from './packages.ts';
import { FUZZERS, NPM_TEST } from './parts.ts';
import type { Plan } from './plan.ts';
import { Progress } from './progress.ts';
import { outputOf, runPart } from './run-part.ts';
import type { Chosen } from './selection.ts';
import type { Row } from './table.ts';

/** The limit of a part is so many times its usual time by the clock. */
const LIMIT_TIMES = 3;

export interface GateSettings {
  readonly root: string;
  /** For the output of parts. */
  readonly folder: string;
  readonly plan: Plan;
  readonly owners: Owners;
  readonly keepsGoing: boolean;
  readonly limitMinutes: number | undefined;
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
      await runInLanes(others.map(inLane), async ({ chosen }) => {
        if (!signal.aborted) await this.runUnless(missing.get(chosen.part.name) ?? [], chosen);
      });
    }
    this.progress.close();
  }

  /** A part whose packages are missing fails, and does not run. */
  private async runUnless(missing: readonly string[], chosen: Chosen): Promise<void> {
    if (missing.length === 0) return this.runOne(chosen);
    const counts = countOne(`${chosen.part.name}: not installed: ${missing.join(', ')}`, false);
    this.remember(chosen, { counts, minutes: 0, processorMinutes: null });
  }

  private async runOne(chosen: Chosen): Promise<void> {
    const { part, extent } = chosen;
    const { plan, root, folder, signal } = this.settings;
    this.progress.started(part.name, `${extent}, limit ${this.limitOf(chosen).toFixed(1)} minutes`);
    const result = await runPart(
      {
        name: part.name,
        command: part.command,
        directory: root,
        environment: { LIVERY_SEED: String(plan.seed), LIVERY_SAMPLE: String(extent === 'sample') },
        limitMinutes: this.limitOf(chosen),
        folder,
      },
      signal,
    );
    const counts = this.withoutUntouched(chosen, result.counts);
    this.progress.ended(part.name, await outputOf(folder, part.name), result);
    this.remember(chosen, { ...result, counts });
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

  private remember(chosen: Chosen, result: Pick<Row, 'minutes' | 'processorMinutes'> & { readonly counts: Counts }) {
    const { passed, failed } = result.counts;
    this.counts.push(result.counts);
    this.rows.push({
      name: chosen.part.name,
      extent: chosen.extent,
      minutes: result.minutes,
      processorMinutes: result.processorMinutes,
      tests: passed + failed,
      failed,
      limit: this.limitOf(chosen),
      budget: usualOf(chosen).processor,
    });
  }

  private limitOf(chosen: Chosen): number {
    return this.settings.limitMinutes ?? usualOf(chosen).clock * LIMIT_TIMES;
  }
}

const isFirst = ({ part }: Chosen): boolean => part === NPM_TEST;
const inLane = (chosen: Chosen) => ({ lane: chosen.part.lane, chosen });

/** The usual times of what was chosen. A part without a sample of its own has the times of the whole. */
function usualOf({ part, extent }: Chosen): Usual {
  const budget = BUDGETS[part.name];
  return extent === 'sample' && 'sample' in budget ? budget.sample : budget.whole;
}
