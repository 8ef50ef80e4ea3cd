import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { packCli } from '../cli/pack.ts';
import { typicalDeck } from './support/benchmark-decks.ts';
import { compareCosts, copiesOf, engineCost, folderBytes, programCost } from './support/command-line.ts';

const SAMPLES = path.resolve(import.meta.dirname, '../../samples');
const SAMPLE = path.join(SAMPLES, 'brand-faults.pptx');
const GUIDELINE = path.join(SAMPLES, 'northwind-guideline.json');
const DECKS = 100;
const STARTS = 15;
const ROUNDS = 5;

/**
 * The package of the command line: its size, how long it takes to start and to judge one deck, against a start of Node that does nothing, and how
 * long it takes for many decks, against the engine alone in as many new threads.
 */
const directory = await mkdtemp(path.join(tmpdir(), 'livery-bench-cli-'));
try {
  await packCli(directory);
  const program = path.join(directory, 'package/dist/livery.js');
  const engine = path.join(directory, 'package/dist/inspection/inspect-document.worker.js');
  console.log(`unpacked: ${((await folderBytes(path.join(directory, 'package'))) / 1e6).toFixed(2)} MB`);

  const judge = ['check', '--guideline', GUIDELINE, '--fail-on', 'never', '--quiet'];
  const againstNothing = async (name: string, words: readonly string[]): Promise<void> => {
    const compared = await compareCosts(
      STARTS,
      () => programCost([program, ...words]),
      () => programCost(['-e', '0']),
    );
    console.log(`${name} / node -e 0: ${compared}`);
  };
  await againstNothing('--help', ['--help']);
  await againstNothing('sample deck', [...judge, SAMPLE]);

  for (const [name, deck] of [
    ['sample deck', SAMPLE],
    ['typical deck', typicalDeck().bytes],
  ] as const) {
    const folder = await copiesOf(deck, DECKS, path.join(directory, name));
    const compared = await compareCosts(
      ROUNDS,
      () => programCost([program, ...judge, folder]),
      () => engineCost(engine, folder, GUIDELINE),
    );
    console.log(`${DECKS} times the ${name} / the engine in ${availableParallelism()} new threads: ${compared}`);
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}
