import type { Paragraph, TextRun } from '@livery/office-model';
import type { LocatedParagraph } from '../../document-view/located-content.ts';

/** A paragraph that looks like a heading, with what makes it look so. */
export interface HeadingAppearance {
  readonly located: LocatedParagraph;
  readonly bold: boolean;
  /** The size of its text in points. */
  readonly size: number;
}

/** The runs of a paragraph whose words are shown. */
export function writtenRuns({ runs }: Paragraph): readonly TextRun[] {
  return [...runs].filter(({ text, hidden }) => !hidden && text.trim() !== '');
}

/** What two paragraphs have in common that look alike: their style, and how their text looks. */
export function lookOf({ located, bold, size }: HeadingAppearance): string {
  return JSON.stringify([located.paragraph.flow?.style.id, bold, size]);
}
