import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withBenchmarkPostgres } from '../benchmarks/support/benchmark-postgres.ts';
import { type Delays, uploadToBusyHost } from './neighbours/busy-host.ts';

const FILES = Number(process.env['FILES'] ?? 20);
/** Beside two programs for each processor, a program of the same priority has a third of one. */
const PROGRAMS = 2;
const BAR = 20;

/** Texts and previews must come although other programs keep the machine busy, and no job may fail for that. */
await withBenchmarkPostgres(async (url) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'livery-fault-'));
  try {
    const { idle, busy, faults } = await uploadToBusyHost(url, folder, FILES, PROGRAMS);
    const inWords = ({ texts, previews }: Delays): string =>
      `texts after ${(texts / 1_000).toFixed(1)} s, previews after ${(previews / 1_000).toFixed(1)} s`;
    const ratio = busy.texts / idle.texts;
    console.log(
      `${FILES} documents and pictures on an idle machine: ${inWords(idle)}; on a busy one: ${inWords(busy)}`,
    );
    console.log(`  texts ${ratio.toFixed(1)}x; bar ${BAR}x; ${faults.length} faults`);
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length > 0 || !(ratio < BAR)) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
