import type { ChildLimits } from '@livery/process';

const MEBIBYTE = 1_048_576;

/** What the work on one presentation may cost. */
export const PRESENTATION_LIMITS = {
  wallMs: 300_000,
  processorMs: 120_000,
  heapMb: 512,
  /** A child holds the files of its task and what it makes of them. */
  memoryMb: 1_536,
  /** The texts of a round of slides. */
  answerBytes: 64 * MEBIBYTE,
  /** The slides of a round, the last of which may be as large as any upload. */
  outputBytes: 512 * MEBIBYTE,
  tasksPerChild: 20,
} as const satisfies ChildLimits;

/** One child works at a time, and so many tasks may wait for it. */
export const PRESENTATION_POOL = { children: 1, queueLength: 16 } as const;

/** After so many slides, or bytes, a child hands over what it has made, and is asked for the rest. */
export const SPLIT_ROUND = { roundSlides: 100, roundBytes: 64 * MEBIBYTE } as const;
