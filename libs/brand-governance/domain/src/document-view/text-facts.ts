import type { Paragraph, TextBody } from '@livery/office-model';
import { LookGathering, type TextLooks } from './text-looks.ts';

/** What is known of a text before its runs are walked: gathered once, so that most checks need not look at single runs. */
export interface TextFacts extends TextLooks {
  /** The paragraphs that hold links. */
  readonly linked: readonly Paragraph[];
  /** The numbers of the paragraphs that have colours beside those of runs: of a bullet, a shading, borders. */
  readonly colored: readonly number[];
  /** The numbers of the paragraphs whose bullets have a font of their own. */
  readonly bulleted: readonly number[];
  /** The types of its fields. */
  readonly fields: ReadonlySet<string>;
  /** Some runs are marked as hidden. */
  readonly hasHidden: boolean;
}

export function textFacts(body: TextBody): TextFacts {
  const gathering = new LookGathering();
  let linked: Paragraph[] | null = null;
  let colored: number[] | null = null;
  let bulleted: number[] | null = null;
  let fields: Set<string> | null = null;
  let hasHidden = false;
  let number = 0;
  for (const paragraph of body) {
    const hasCharacters = gathering.add(paragraph);
    let isLinked = false;
    for (let index = 0; index < paragraph.runs.length; index += 1) {
      const format = paragraph.runs.formatAt(index);
      if (format === undefined) continue;
      isLinked ||= format.link !== null;
      hasHidden ||= format.hidden;
      if (format.field !== null) (fields ??= new Set<string>()).add(format.field);
    }
    if (isLinked) (linked ??= []).push(paragraph);
    if (isColored(paragraph, hasCharacters)) (colored ??= []).push(number);
    if (hasCharacters && paragraph.bullet !== null && paragraph.bullet.fonts.length > 0) (bulleted ??= []).push(number);
    number += 1;
  }
  return {
    ...gathering.all(),
    linked: linked ?? NONE,
    colored: colored ?? NONE,
    bulleted: bulleted ?? NONE,
    fields: fields ?? NO_FIELDS,
    hasHidden,
  };
}

/** Of most texts, which share it. */
const NONE: readonly never[] = [];
const NO_FIELDS: ReadonlySet<string> = new Set();

function isColored({ bullet, flow }: Paragraph, hasCharacters: boolean): boolean {
  if (hasCharacters && bullet?.color != null) return true;
  return flow !== null && (flow.shading.kind !== 'none' || flow.borders.length > 0);
}
