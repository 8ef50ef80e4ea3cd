export type Outcome = 'exact' | 'near' | 'differ';

/** One place at which the engine and the expected values part. */
export interface Example {
  readonly file: string;
  readonly where: string;
  readonly text: string;
  readonly mine: string | number | null;
  readonly expected: string | number | null;
}

/** Disagreements whose value the engine takes from the same place. */
export interface Cause {
  readonly property: string;
  readonly cause: string;
  readonly weight: number;
  readonly examples: readonly Example[];
}

const MAX_EXAMPLES = 5;

/** Counts how far values agree, by property; a difference that a known deviation explains is left out and counted apart. */
export class Agreement {
  /** Characters of the paragraphs that were paired, each counted once. */
  characters = 0;
  paragraphs = 0;
  unpaired = 0;
  private readonly outcomes = new Map<string, Record<Outcome, number>>();
  private readonly deviations = new Map<string, Map<string, number>>();
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

  counts(property: string): Readonly<Record<Outcome, number>> {
    return this.outcomes.get(property) ?? { exact: 0, near: 0, differ: 0 };
  }

  compared(property: string): number {
    const { exact, near, differ } = this.counts(property);
    return exact + near + differ;
  }

  /** Percent; null when nothing was compared. */
  percent(property: string): number | null {
    const total = this.compared(property);
    return total === 0 ? null : (100 * (total - this.counts(property).differ)) / total;
  }

  /** Deviations with their weights, heaviest first. */
  excepted(property: string): readonly (readonly [deviation: string, weight: number])[] {
    return [...(this.deviations.get(property) ?? [])].sort(([, a], [, b]) => b - a);
  }

  /** Heaviest first. */
  disagreements(): readonly Cause[] {
    return [...this.causes]
      .map(([key, { weight, examples }]) => {
        const [property = '', cause = ''] = key.split('\n');
        return { property, cause, weight, examples };
      })
      .sort((a, b) => b.weight - a.weight);
  }
}
