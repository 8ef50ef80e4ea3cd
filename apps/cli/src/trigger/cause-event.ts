import { randomBytes } from 'node:crypto';
import type { Livery, LiveryEvent } from '@livery/sdk';
import { tell } from '../print.ts';
import type { Recipe } from './recipe.ts';

const PATIENCE_MS = 30_000;
const WAIT_SECONDS = 5;

export interface Cause {
  readonly livery: Livery;
  readonly type: string;
  readonly recipe: Recipe;
  /** The address for a webhook endpoint. */
  readonly url: string;
}

/** Causes an event by its recipe, waits until the feed has it, and removes what was made. @returns null if the feed does not get it */
export async function causeEvent({ livery, type, recipe, url }: Cause): Promise<LiveryEvent | null> {
  const after = (await livery.events.list({ limit: 1 })).data[0]?.id ?? 'start';
  const undoing: (() => PromiseLike<unknown>)[] = [];
  try {
    const name = `livery-trigger-${randomBytes(4).toString('hex')}`;
    await recipe({ livery, name, url, tidy: (undo) => undoing.push(undo) });
    return await nextOf(livery, type, after);
  } finally {
    for (const undo of undoing.reverse()) {
      await Promise.resolve(undo()).catch((error: unknown) => tell(`Something was left behind: ${String(error)}`));
    }
  }
}

async function nextOf(livery: Livery, type: string, after: string): Promise<LiveryEvent | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    for await (const event of livery.events.feed({ after, type, wait: WAIT_SECONDS }, { signal })) return event;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return null;
}
