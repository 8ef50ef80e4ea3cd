/** What reading fonts may cost. */
export const FONT_READING_LIMITS = {
  children: 1,
  /** How many fonts may wait for the child. */
  queueLength: 64,
  limits: {
    /** Unpacking 64 MiB takes 0.3 s. */
    processorMs: 3_000,
    wallMs: 15_000,
    heapMb: 128,
    memoryMb: 384,
    answerBytes: 10_000,
    tasksPerChild: 100,
  },
} as const;
