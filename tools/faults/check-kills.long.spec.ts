// Only this suite kills processes in checks and fixes, and compares documents, blobs and events with what was acknowledged.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@livery/testing';
import { killChecks } from './checks/check-kills.ts';

/** A small part of what `npm run fault check-kills` does. */
const KILLS = 2;
const LONGEST_MS = 400_000;

it(
  'accepted checks and fixes end once with their event and document although the api and the worker are killed, and nothing else is left',
  async () => {
    const server = await createTestDatabase();
    const folder = await mkdtemp(path.join(tmpdir(), 'livery-test-'));
    try {
      const { acknowledged, fixes, faults } = await killChecks(server.url, folder, KILLS);
      expect(faults).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(fixes).toBeGreaterThan(0);
    } finally {
      await server.drop();
      await rm(folder, { recursive: true });
    }
  },
  LONGEST_MS,
);
