import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closingLines, countOne, sumCounts } from '../build/check-counts.ts';
import { changesSince, headOf } from './changes.ts';
import { ownersOfOperations } from './fuzz-findings.ts';
import { Gate } from './gate.ts';
import { LAST_WHOLE_RUN, writeWholeRun } from './last-whole-run.ts';
import { Machine } from './machine.ts';
import { type Options, parseOptions } from './options.ts';
import { makePlan, type Plan } from './plan.ts';
import { overBudget, slowness, table } from './table.ts';

const INTERRUPTED = 130;
const root = path.resolve(import.meta.dirname, '../..');
/** When the script that runs this has begun, in seconds since 1970. */
const STARTED = Number(process.env['LIVERY_GATE_STARTED'] ?? Date.now() / 1_000);

/** `node tools/gate/run.ts [--whole] [--only=<part>,…] [--keep-going] [--limit=<minutes>]` runs what a change must pass. */
const options = parseOptions(process.argv.slice(2), process.env);
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort());
const folder = await mkdtemp(path.join(tmpdir(), 'livery-gate-'));
try {
  const plan = await makePlan(root, options);
  announce(plan);
  const head = await headOf(root);
  const owners = await ownersOfOperations();
  using machine = await Machine.watch();
  const { isWhole, keepsGoing, limitMinutes } = options;
  const gate = new Gate({
    ...{ root, folder, plan, owners, keepsGoing, limitMinutes, machine, signal: interruption.signal },
    hasDeadline: !isWhole,
    startedAt: STARTED * 1_000,
  });
  await gate.run();
  await conclude(gate, options, head);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function announce({ seed, chosen }: Plan): void {
  console.log(`LIVERY_SEED=${seed}`);
  for (const { part, extent, reason } of chosen) console.log(`  ${part.name.padEnd(12)} ${extent} (${reason})`);
  console.log('');
}

async function conclude({ rows, counts }: Gate, { isWhole, isComplete }: Options, head: string): Promise<void> {
  const total = sumCounts([...counts, ...overBudget(rows).map((line) => countOne(line, false))]);
  console.log(`\n${table(rows)}\n`);
  const minutes = (Date.now() / 1_000 - STARTED) / 60;
  console.log(`${minutes.toFixed(1)} minutes by the clock in all. ${slowness(minutes)}`.trim());
  if (isWhole && isComplete && total.failed === 0) await rememberWholeRun(rows, head);
  console.log(closingLines(total));
  if (interruption.signal.aborted) process.exitCode = INTERRUPTED;
  else process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/** Writes the file of the last whole run, if what ran is what the commit holds. */
async function rememberWholeRun(rows: Gate['rows'], head: string): Promise<void> {
  const changes = await changesSince(root, head);
  if (changes === null || changes.length > 0) {
    console.log(`${LAST_WHOLE_RUN} is not written, since ${changes?.[0] ?? 'the commit'} is not committed.`);
    return;
  }
  const tests = Object.fromEntries(rows.map((row) => [row.name, row.tests]));
  await writeWholeRun(root, { commit: head, date: new Date().toISOString().slice(0, 10), tests });
  console.log(`${LAST_WHOLE_RUN} is written: commit it.`);
}
