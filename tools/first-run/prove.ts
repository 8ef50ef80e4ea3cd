import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Proof } from './proof.ts';
import { proveFirstRun } from './prove-first-run.ts';

/** Proves `npm start` on this machine, and adds its counts to those that `npm test` left in LIVERY_CHECK_COUNTS. */
const proof = new Proof(await countsOfCheck(process.env['LIVERY_CHECK_COUNTS']));
const directory = await mkdtemp(path.join(tmpdir(), 'livery-first-run-'));
try {
  // PostgreSQL's own user must reach the folder when this is root's run; else the cluster goes elsewhere, and stays.
  await chmod(directory, 0o755);
  await proveFirstRun(proof, { root: path.resolve(import.meta.dirname, '../..'), directory, port: await freePort() });
} finally {
  await rm(directory, { recursive: true, force: true });
}
console.log(`\n${proof.closingLine}`);
process.exitCode = proof.succeeded ? 0 : 1;

/** A check that left no counts has failed as a whole. */
async function countsOfCheck(file: string | undefined): Promise<{ passed: number; failed: number }> {
  if (file === undefined) return { passed: 0, failed: 0 };
  const counts: unknown = JSON.parse((await readFile(file, 'utf8')) || '{"failed":1}');
  const members = new Map<string, unknown>(Object.entries(counts ?? {}));
  return { passed: Number(members.get('passed') ?? 0), failed: Number(members.get('failed') ?? 0) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
