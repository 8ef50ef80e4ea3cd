import type { Paragraph, TextBody } from '@livery/office-model';
import { FormatGathering, type UsedFormats } from './used-formats.ts';

/**
 * What is known of a text body before its runs are visited. It is gathered once, so that most checks need not look at single
 * runs.
 */
export interface TextFacts extends UsedFormats {
  /** The paragraphs that hold links. */
  readonly linked: readonly Paragraph[];
  /** The numbers of the paragraphs that have colours other than those of their runs: of a bullet, a shading or borders. */
  readonly colored: readonly number[];
  /** The numbers of the paragraphs whose bullets have a font of their own. */
  readonly bulleted: readonly number[];
  /** The types of the fields in the text. */
  readonly fields: ReadonlySet<string>;
  /** Whether some runs are marked as hidden. */
  readonly hasHidden: boolean;
}

export function textFacts(body: TextBody): TextFacts {
  const gathering = new FormatGathering();
  const linked: Paragraph[] = [];
  const colored: number[] = [];
  const bulleted: number[] = [];
  const fields = new Set<string>();
  let hasHidden = false;
  for (const [number, paragraph] of body.entries()) {
    const hasCharacters = gathering.add(paragraph);
    let isLinked = false;
    for (let index = 0; index < paragraph.runs.length; index += 1) {
      const format = paragraph.runs.formatAt(index);
      if (format === undefined) continue;
      isLinked ||= format.link !== null;
      hasHidden ||= format.hidden;
      if (format.field !== null) fields.add(format.field);
    }
    if (isLinked) linked.push(paragraph);
    if (isColored(paragraph, hasCharacters)) colored.push(number);
    if (hasCharacters && paragraph.bullet !== null && paragraph.bullet.fonts.length > 0) bulleted.push(number);
  }
  return { ...gathering.all(), linked, colored, bulleted, fields, hasHidden };
}

function isColored({ bullet, flow }: Paragraph, hasCharacters: boolean): boolean {
  if (hasCharacters && bullet?.color != null) return true;
  return flow !== null && (flow.shading.kind !== 'none' || flow.borders.length > 0);
}
