import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@livery/testing/without-jest';
import { reportCounts } from '../build/check-counts.ts';
import { Proof } from './proof.ts';
import { proveFirstRun } from './prove-first-run.ts';

/** Checks `npm start` on this machine. */
const proof = new Proof();
const directory = await mkdtemp(path.join(tmpdir(), 'livery-first-run-'));
try {
  // If root runs this, PostgreSQL's user must be able to enter the folder. Otherwise the cluster would be created elsewhere.
  await chmod(directory, 0o755);
  await proveFirstRun(proof, { root: path.resolve(import.meta.dirname, '../..'), directory, port: await freePort() });
} finally {
  await rm(directory, { recursive: true, force: true });
}
await reportCounts(proof.counts);
process.exitCode = proof.counts.failed === 0 ? 0 : 1;
