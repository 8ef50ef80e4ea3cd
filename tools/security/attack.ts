import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { check } from 'recheck';
import type { Expression } from './expressions-of-source.ts';

const JUDGED_MS = 60_000;
/** Far beyond any bound. A thread that gets little of a processor needs longer than its processor time. */
const ENDED_MS = 5_000;

/** A text of a number of characters that makes an expression slow. */
export type Attack = (characters: number) => string;

/** The attack on an expression; null if it takes linear time for any text. @throws Error if this cannot be told in time */
export async function attackOn({ source, flags }: Expression): Promise<Attack | null> {
  const judged = await check(source, flags, { ...FEW_TEXTS, timeout: JUDGED_MS });
  if (judged.status === 'safe') return null;
  if (judged.status === 'unknown') throw new Error(`/${source}/${flags} cannot be judged: ${judged.error.kind}.`);
  const { pumps, suffix } = judged.attack;
  const fixed = pumps.reduce((length, { prefix }) => length + prefix.length, suffix.length);
  const pumped = pumps.reduce((length, { pump }) => length + pump.length, 0);
  return (characters) => {
    const times = Math.max(1, Math.floor((characters - fixed) / pumped));
    return pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + suffix;
  };
}

/** What cannot be proven is tried. More texts have found nothing else, and take longer. */
const FEW_TEXTS = {
  randomSeed: 1,
  maxIteration: 2,
  maxInitialGenerationSize: 50,
  maxGenerationSize: 20,
} as const;

/** The milliseconds of a processor in which an expression finds all that it matches; infinite if it does not end. */
export async function matchingMs({ source, flags }: Expression, text: string): Promise<number> {
  const workerData = [source, flags, text];
  const thread = new Worker(path.join(import.meta.dirname, 'matching-thread.ts'), { workerData });
  const timer = setTimeout(() => void thread.terminate(), ENDED_MS);
  try {
    const answers: unknown[] = await Promise.race([once(thread, 'message'), once(thread, 'exit').then(() => [])]);
    return answers.length === 0 ? Infinity : Number(answers[0]);
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
