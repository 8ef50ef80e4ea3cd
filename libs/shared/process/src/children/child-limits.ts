/** What one child may use. A child that passes a limit is killed. */
export interface ChildLimits {
  /** For how long a task may run, counted from its start, not from when it was queued. */
  readonly wallMs: number;
  /** For how many milliseconds a task may have a processor. */
  readonly processorMs: number;
  /** The old generation of V8's heap in MB. Buffers lie outside of it. */
  readonly heapMb: number;
  /** Resident memory of the process in MB, buffers included. */
  readonly memoryMb: number;
  /** The longest answer in bytes of JSON. */
  readonly answerBytes: number;
  /** The most bytes that may follow an answer (`AnswerWithBytes`); none by default. */
  readonly outputBytes?: number;
  /** How many tasks a child does before a new one takes its place. */
  readonly tasksPerChild: number;
}

/**
 * How long a child may take to load its module, in milliseconds. On a machine whose processors are taken, half a second of work takes minutes at
 * the lowest priority, so only a child that hangs comes so far.
 */
export const START_MS = 600_000;
/** For how many seconds a child may have a processor until it has loaded its module. */
export const START_PROCESSOR_SECONDS = 20;
