import { setTimeout } from 'node:timers/promises';
import { InspectionUnavailable } from '@livery/brand-governance-domain';

/** The engine is asked again after this time. */
const PAUSE_MS = 500;

/**
 * Runs work of the engine. As long as its threads are taken, or other programs leave them no processor, it waits and tries again: that says
 * nothing about the document, and nobody else would send it again.
 */
export async function onceCapacity<Result>(run: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof InspectionUnavailable)) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}
