/** Names follow Prometheus: base units, `_total` for what only grows. */
export interface Declaration<Label extends string> {
  readonly name: `livery_${string}`;
  readonly help: string;
  /** Values must be few: never an id, never what a caller sent. */
  readonly labels?: readonly Label[];
}

export type Labels<Label extends string> = Readonly<Record<Label, string>>;

export interface Counter<Label extends string = never> {
  add(labels: Labels<Label>, amount?: number): void;
}

export interface Histogram<Label extends string = never> {
  /** @param value in the base unit of the name */
  record(labels: Labels<Label>, value: number): void;
}

/** What a gauge shows now; undefined when there is nothing to show. */
export type Reading = number | undefined;

export interface GaugeDeclaration extends Omit<Declaration<never>, 'labels'> {
  /** Asked at each scrape; a rejection leaves the gauge out. What asks a database goes through `atMostEvery`. */
  readonly read: () => Reading | Promise<Reading>;
}

/** Where the instruments of a process are declared. The same declaration twice is the same instrument. */
export abstract class Metrics {
  abstract counter<Label extends string = never>(declaration: Declaration<Label>): Counter<Label>;
  /** @param declaration with the upper bounds of its buckets, ascending */
  abstract histogram<Label extends string = never>(
    declaration: Declaration<Label> & { readonly buckets: readonly number[] },
  ): Histogram<Label>;
  abstract gauge(declaration: GaugeDeclaration): void;
  /** Has `settle` called before each scrape, where things are counted some at a time. */
  abstract beforeRead(settle: () => void): void;
}
