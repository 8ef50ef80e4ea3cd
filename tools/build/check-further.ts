import { isKindName, type KindName, KINDS } from '../jest/kinds.ts';
import { reportCounts } from './check-counts.ts';
import { build, type Step, wholeFixProof, wholeOfficeProof } from './check-steps.ts';
import { suites } from './run-suites.ts';
import { conclude, runInTurn, untilInterrupted } from './run-steps.ts';

const LONG: readonly KindName[] = ['random', 'fuzz', 'faults', 'alone'];
const seed = process.env['LIVERY_SEED'];

/** What is more than the suites of one kind. */
const OTHERS = new Map<string, readonly Step[]>([
  ['long', LONG.map(suitesOf)],
  ['office --all', [wholeOfficeProof, wholeFixProof]],
  ['unshared', [suites('tests without a shared graph', { kinds: ['unit', 'integration', 'process'], isolates: true })]],
]);

/** `node tools/build/check-further.ts <kind> [option]` runs suites with a new build. The build is counted only if it fails. */
const name = process.argv.slice(2).join(' ');
const tests = isKindName(name) ? [suitesOf(name)] : OTHERS.get(name);
if (tests === undefined) throw new Error(`Name one of ${[...Object.keys(KINDS), ...OTHERS.keys()].join(', ')}.`);
await untilInterrupted(async () => {
  const built = (await runInTurn([build])).filter(({ succeeded }) => !succeeded);
  await reportCounts(conclude(built.length > 0 ? built : await runInTurn(tests)));
});

function suitesOf(kind: KindName): Step {
  return suites(KINDS[kind].title, { kinds: [kind], ...(seed !== undefined && { seed: Number(seed) }) });
}
