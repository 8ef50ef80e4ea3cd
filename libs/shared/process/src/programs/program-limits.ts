/** What a foreign program may use, with all processes that it starts. */
export interface ProgramLimits {
  /** For how long it may run. */
  readonly wallMs: number;
  /** For how many milliseconds it may have a processor. */
  readonly processorMs: number;
  /** Resident memory in MB. */
  readonly memoryMb: number;
  /** The largest file that it may write, in MB. */
  readonly fileMb: number;
}
