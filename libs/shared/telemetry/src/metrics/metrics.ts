/** The declaration of a metric. Its name follows the rules of Prometheus: base units, and `_total` for counters. */
export interface Declaration<Label extends string> {
  readonly name: `livery_${string}`;
  readonly help: string;
  /** The names of labels. Their values must be few, so they are never ids or texts of callers. */
  readonly labels?: readonly Label[];
}

export type Labels<Label extends string> = Readonly<Record<Label, string>>;

export interface Counter<Label extends string = never> {
  add(labels: Labels<Label>, amount?: number): void;
}

export interface Histogram<Label extends string = never> {
  /** @param value in the base unit that the name contains */
  record(labels: Labels<Label>, value: number): void;
}

/** The current value of a gauge; undefined if there is none. */
export type Reading = number | undefined;

export interface GaugeDeclaration extends Omit<Declaration<never>, 'labels'> {
  /** Is called at each scrape. If it rejects, the gauge is left out. Readings from a database must use `atMostEvery`. */
  readonly read: () => Reading | Promise<Reading>;
}

/** The metrics of a process. Declaring a metric twice returns the same one. */
export abstract class Metrics {
  abstract counter<Label extends string = never>(declaration: Declaration<Label>): Counter<Label>;
  /** @param declaration with the upper bounds of the buckets, in ascending order */
  abstract histogram<Label extends string = never>(
    declaration: Declaration<Label> & { readonly buckets: readonly number[] },
  ): Histogram<Label>;
  abstract gauge(declaration: GaugeDeclaration): void;
  /** Calls `settle` before each scrape, so that code which counts in batches can add its last batch. */
  abstract beforeRead(settle: () => void): void;
}
