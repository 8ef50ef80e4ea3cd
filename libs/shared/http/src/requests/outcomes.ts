/** What can come of a request: few combinations, each of which is one object. */
export interface Outcome {
  /** As it is declared, with `:id` for parameters; `unmatched` when there is none. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
}

/** All that came of requests so far, so that whatever follows from an outcome is made once and found by the object. */
export class Outcomes {
  private readonly ofRoute = new Map<string, Outcome[]>();

  of(route: string, method: string, status: number): Outcome {
    const known = this.ofRoute.get(route) ?? [];
    for (const outcome of known) {
      if (outcome.status === status && outcome.method === method) return outcome;
    }
    const outcome = { route, method, status };
    this.ofRoute.set(route, [...known, outcome]);
    return outcome;
  }
}
