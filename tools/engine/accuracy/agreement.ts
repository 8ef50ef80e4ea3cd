export type Outcome = 'exact' | 'near' | 'differ';

/** One location where the engine and the expected values differ. */
export interface Example {
  readonly file: string;
  readonly where: string;
  readonly text: string;
  readonly mine: string | number | null;
  readonly expected: string | number | null;
}

/** Differences in values that the engine takes from the same source. */
export interface Cause {
  readonly property: string;
  readonly cause: string;
  readonly weight: number;
  readonly examples: readonly Example[];
}

const MAX_EXAMPLES = 5;

/** Counts by property how many values agree. Differences that a known deviation explains, and unknown values, are counted separately. */
export class Agreement {
  /** The number of characters of all paragraphs that were paired. */
  characters = 0;
  paragraphs = 0;
  unpaired = 0;
  private readonly outcomes = new Map<string, Record<Outcome, number>>();
  private readonly deviations = new Map<string, Map<string, number>>();
  private readonly unknowns = new Map<string, number>();
  private readonly causes = new Map<string, { weight: number; examples: Example[] }>();

  add(property: string, outcome: Outcome, weight = 1): void {
    const counts = this.outcomes.get(property) ?? { exact: 0, near: 0, differ: 0 };
    counts[outcome] += weight;
    this.outcomes.set(property, counts);
  }

  differ(property: string, cause: string, example: Example, weight = 1): void {
    this.add(property, 'differ', weight);
    const key = `${property}\n${cause}`;
    const group = this.causes.get(key) ?? { weight: 0, examples: [] };
    group.weight += weight;
    const isNew = group.examples.length < MAX_EXAMPLES && !group.examples.some(({ file }) => file === example.file);
    if (isNew) group.examples.push(example);
    this.causes.set(key, group);
  }

  except(property: string, deviation: string, weight: number): void {
    const counts = this.deviations.get(property) ?? new Map<string, number>();
    counts.set(deviation, (counts.get(deviation) ?? 0) + weight);
    this.deviations.set(property, counts);
  }

  /** Counts a value that the engine says is unknown: it neither agrees nor differs. */
  leaveUnknown(property: string, weight: number): void {
    this.unknowns.set(property, this.unknown(property) + weight);
  }

  unknown(property: string): number {
    return this.unknowns.get(property) ?? 0;
  }

  counts(property: string): Readonly<Record<Outcome, number>> {
    return this.outcomes.get(property) ?? { exact: 0, near: 0, differ: 0 };
  }

  compared(property: string): number {
    const { exact, near, differ } = this.counts(property);
    return exact + near + differ;
  }

  /** The agreement in percent. Null when nothing was compared. */
  percent(property: string): number | null {
    const total = this.compared(property);
    return total === 0 ? null : (100 * (total - this.counts(property).differ)) / total;
  }

  /** The known deviations and their weights, the heaviest first. */
  excepted(property: string): readonly (readonly [deviation: string, weight: number])[] {
    return [...(this.deviations.get(property) ?? [])].sort(([, a], [, b]) => b - a);
  }

  /** The differences by cause, the heaviest first. */
  disagreements(): readonly Cause[] {
    return [...this.causes]
      .map(([key, { weight, examples }]) => {
        const [property = '', cause = ''] = key.split('\n');
        return { property, cause, weight, examples };
      })
      .sort((a, b) => b.weight - a.weight);
  }
}
