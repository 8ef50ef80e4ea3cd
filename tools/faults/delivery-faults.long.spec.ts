import { expect, it } from '@jest/globals';
import { sampleOf } from '@livery/office-testing';
import { runScenario } from './delivery/scenario.ts';
import { SCENARIOS } from './delivery/scenarios.ts';

const LONGEST_MS = 300_000;

/** A small part of what `npm run fault delivery-faults` does. */
it.each(sampleOf(Object.entries(SCENARIOS), 2))(
  'nothing is lost, and only what was in flight is sent twice: %s',
  async (_name, { short, disturb }) => {
    const { lost, events, faults } = await runScenario(disturb(short), {
      ...short,
      redisUrl: undefined,
      report: () => undefined,
    });
    expect(faults).toEqual([]);
    expect([events, lost]).toEqual([short.events, 0]);
  },
  LONGEST_MS,
);
