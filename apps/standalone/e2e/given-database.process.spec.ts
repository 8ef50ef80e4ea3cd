import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EmbeddedPostgres } from '@livery/embedded-postgres';
import { freePort, StartedProcess } from '@livery/testing';
import { Client } from 'pg';

jest.setTimeout(60_000);

const ENTRY = path.join(import.meta.dirname, '../dist/main.js');

let directory: string;
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'livery-given-database-'));
  await chmod(directory, 0o755);
  postgres = await EmbeddedPostgres.start({ directory: path.join(directory, 'given'), durable: false });
});

afterAll(async () => {
  await postgres.stop();
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
});

async function startService(): Promise<StartedProcess> {
  const service = StartedProcess.start(ENTRY, {
    PORT: String(await freePort()),
    LIVERY_DATA_DIR: path.join(directory, 'home'),
    LIVERY_DATABASE_URL: postgres.url,
    LIVERY_DEMO: '0',
  });
  await service.printed('Livery is ready');
  return service;
}

async function organizations(): Promise<number> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from platform.organization');
    return rows[0]?.count ?? -1;
  } finally {
    await client.end();
  }
}

describe('the standalone service with LIVERY_DATABASE_URL', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('uses that database, and leaves it running after %s', async (signal) => {
    const service = await startService();
    expect(service.text).not.toContain('starting PostgreSQL');
    expect(await readdir(path.join(directory, 'home'))).not.toContain('postgres');
    await service.end(signal);
    expect(await organizations()).toBe(0);
  });
});
