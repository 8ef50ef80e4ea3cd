import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCluster } from './create-cluster.ts';
import { PostgresServer } from './postgres-server.ts';

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'not-runnable-'));
});

afterEach(() => rm(parent, { recursive: true, force: true }));

function options() {
  const binaries = { packageName: 'none', packageVersion: '18.4.0', version: '18.4', native: join(parent, 'none') };
  return { directory: join(parent, 'postgres'), binaries, user: undefined, durable: true, port: 1 };
}

describe('binaries that the system cannot run', () => {
  it('are named if a cluster cannot be created, of which nothing remains', async () => {
    await expect(createCluster(options())).rejects.toThrow(/bin\/initdb cannot be run \(ENOENT\).*glibc/);
    expect(await readdir(parent)).toEqual(['postgres.password']);
  });

  it('are named if the server cannot be started', async () => {
    await expect(PostgresServer.launch(options())).rejects.toThrow(/bin\/postgres cannot be run \(ENOENT\).*glibc/);
  });
});
