// Only this suite kills the worker in the middle of a replay.
import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@livery/testing';
import { killReplays } from './replay/replay-kills.ts';

const LONGEST_MS = 300_000;

it(
  'a replay whose worker is killed in the middle continues, and sends every event once but for those in flight at a kill',
  async () => {
    const server = await createTestDatabase();
    try {
      const { faults, interrupted } = await killReplays(server.url, { events: 20_000, kills: 1 });
      expect(faults).toEqual([]);
      expect(interrupted).toBeGreaterThan(0);
    } finally {
      await server.drop();
    }
  },
  LONGEST_MS,
);
