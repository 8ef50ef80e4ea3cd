import { PackageRefused } from '@livery/office-package';

/**
 * How many objects the model of one document may have. The largest documents of the reference corpus have 187 slides, 2,223 shapes,
 * 15,944 paragraphs, 349 run styles and 2,672 styles (docs/engine-performance.md).
 */
const LIMITS = {
  /** An archive has at most 10,000 entries, and a slide has two: more slides than this share their parts. */
  slides: 5_000,
  /** The shapes of a deck, and the tables of a text document. */
  shapes: 25_000,
  /** The cells of a deck's tables. */
  'table cells': 40_000,
  paragraphs: 300_000,
  'paragraph formats': 25_000,
  'run styles': 25_000,
  /** The body, headers, footers, notes, comments and text boxes of a text document. */
  stories: 25_000,
  /** The styles of a text document. */
  styles: 15_000,
} as const;

/** Counts the objects of one document's model while they are made, since a small file can describe very many. */
export class ModelSize {
  private readonly counts = new Map<keyof typeof LIMITS, number>();

  /** @throws PackageRefused `xml_too_complex` beyond the limit; `part` says what was being read */
  add(kind: keyof typeof LIMITS, count: number, part: string | null): void {
    const total = (this.counts.get(kind) ?? 0) + count;
    this.counts.set(kind, total);
    const limit = LIMITS[kind];
    if (total <= limit) return;
    throw new PackageRefused(
      'xml_too_complex',
      `The document has more than ${limit.toLocaleString('en')} ${kind}.`,
      part,
    );
  }
}
