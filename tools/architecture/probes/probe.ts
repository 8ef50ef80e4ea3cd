/** One line of code, where it is planted, and what lint must say of it. */
export interface Probe {
  /** Path in the workspace; several probes may share a file, one line each. */
  readonly file: string;
  readonly line: string;
  /** Every complaint that is due, by message id for the boundary rule and by rule id otherwise; none when allowed. */
  readonly complaints: readonly string[];
}
