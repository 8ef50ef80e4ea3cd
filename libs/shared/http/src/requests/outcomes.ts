/** Route, method and status of a request. There are few combinations, and each is one object. */
export interface Outcome {
  /** The declared route, with `:id` for parameters; `unmatched` if there is none. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
}

/** All outcomes so far. Values that depend on an outcome are created once, and found by the object. */
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
