import type { ImportCounts } from '@livery/content-application';
import type { JsonObject } from '@livery/kernel';

interface Numbers extends ImportCounts {
  readonly next: number;
  readonly refused: number;
  /** Of processor time. */
  readonly spentMs: number;
}

/** How far an import is. It is stored between batches as numbers; names and reasons are found again in the file. */
export class ImportProgress {
  private constructor(
    private readonly numbers: Numbers,
    /** The positions of the first refused icons. */
    readonly refusedAt: readonly number[],
    /** The result, once the file is deleted. */
    readonly result: JsonObject | null,
  ) {}

  static from(checkpoint: JsonObject | null): ImportProgress {
    const stored = checkpoint ?? {};
    const number = (name: keyof Numbers): number => Number(stored[name] ?? 0);
    const numbers = {
      next: number('next'),
      imported: number('imported'),
      updated: number('updated'),
      skipped: number('skipped'),
      refused: number('refused'),
      spentMs: number('spentMs'),
    };
    const { refused_at: refusedAt, result } = stored;
    const positions = Array.isArray(refusedAt) ? refusedAt.map(Number) : [];
    return new ImportProgress(numbers, positions, isObject(result) ? result : null);
  }

  /** The position of the first icon that was not looked at. */
  get next(): number {
    return this.numbers.next;
  }

  /** How many milliseconds of processor time the icons took. */
  get spentMs(): number {
    return this.numbers.spentMs;
  }

  get counts() {
    const { imported, updated, skipped, refused } = this.numbers;
    return { imported, updated, skipped, refused };
  }

  get checkpoint(): JsonObject {
    return { ...this.numbers, refused_at: this.refusedAt };
  }

  /** @param most so many positions of refused icons are kept */
  after(
    {
      next,
      refused,
      spentMs,
    }: { readonly next: number; readonly refused: readonly number[]; readonly spentMs: number },
    counts: ImportCounts,
    most: number,
  ): ImportProgress {
    const { imported, updated, skipped, refused: before, spentMs: spentBefore } = this.numbers;
    const numbers = {
      next,
      imported: imported + counts.imported,
      updated: updated + counts.updated,
      skipped: skipped + counts.skipped,
      refused: before + refused.length,
      spentMs: spentBefore + spentMs,
    };
    return new ImportProgress(numbers, [...this.refusedAt, ...refused].slice(0, most), null);
  }
}

function isObject(value: JsonObject[string] | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
