/** The usual times of a part of the gate, in minutes. */
export interface Usual {
  /** By the clock, beside another part, on two cores. The limit of the part is three times that. */
  readonly clock: number;
  /** Of a processor, child processes included. The gate fails when a part needs half as much again. */
  readonly processor: number;
}

/** The usual times when everything runs, and in a sample where there is one. */
export interface Budget {
  readonly whole: Usual;
  readonly sample?: Usual;
}

const usual = (clock: number, processor: number): Usual => ({ clock, processor });

/** Whoever makes a part slower raises its row on purpose. Names are those of `tools/gate/parts.ts`. */
export const BUDGETS = {
  test: { whole: usual(9, 17) },
  corpus: { whole: usual(12, 11), sample: usual(2.5, 2.5) },
  office: { whole: usual(19, 10), sample: usual(11, 6) },
  schemathesis: { whole: usual(7, 5) },
  fuzz: { whole: usual(3, 2) },
  random: { whole: usual(5, 4), sample: usual(3, 2) },
  process: { whole: usual(11, 13) },
  docs: { whole: usual(20, 16) },
  dashboard: { whole: usual(13, 15), sample: usual(4, 5) },
  debian: { whole: usual(2, 2) },
  redis: { whole: usual(4, 1.5) },
  s3: { whole: usual(2, 0.6) },
  deploy: { whole: usual(7, 6) },
  faults: { whole: usual(15, 10), sample: usual(8, 5) },
  clients: { whole: usual(4, 3) },
  runtimes: { whole: usual(6, 5) },
  timed: { whole: usual(11, 11) },
  alone: { whole: usual(5, 5) },
  'first run': { whole: usual(1.5, 1) },
} as const satisfies Readonly<Record<string, Budget>>;

/** More minutes by the clock than this for the whole gate are a warning. */
export const GATE_MINUTES = 35;
