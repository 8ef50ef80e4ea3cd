/** One line of code, the file to which it is added, and the problems that lint must report. */
export interface Probe {
  /** The path in the workspace. Several probes may share a file, with one line each. */
  readonly file: string;
  readonly line: string;
  /** The expected problems: message ids of the boundary rule, and ids of other rules. Empty if the line is allowed. */
  readonly complaints: readonly string[];
}
