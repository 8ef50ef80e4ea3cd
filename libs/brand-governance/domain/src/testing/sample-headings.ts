import type { JsonObject } from '@livery/kernel';
import type { DocumentStyle, Paragraph, TextRun } from '@livery/office-model';
import { HERE, sampleBody, sampleParagraph, sampleRun, sampleTextDocument } from '@livery/office-testing';
import type { Finding } from '../finding.ts';
import { judgeDocument } from '../judging/judge-document.ts';
import { memoized } from '../memoized.ts';
import { sampleGuideline, sampleRule } from './sample-guideline.ts';

export function sized(text: string, points: number, facts: Partial<TextRun> = {}): TextRun {
  return sampleRun(text, { size: { nominal: points, effective: points, scale: 1, provenance: HERE } }, facts);
}

/** A bold run of the size of most text. */
export function bold(text: string): TextRun {
  const run = sized(text, 11);
  return { ...run, style: { ...run.style, bold: true } };
}

export const RUNNING_TEXT = sampleParagraph([sized('Most of the document is set in this size. '.repeat(10), 11)]);

/** A paragraph style whose text looks as this run. */
export function sampleStyle(name: string, look: TextRun, facts: Partial<DocumentStyle> = {}): DocumentStyle {
  return {
    id: name,
    name,
    kind: 'paragraph',
    basedOn: null,
    next: null,
    isDefault: false,
    headingLevel: null,
    runStyle: look.style,
    spacing: { before: 0, after: 0, line: 1, lineRule: 'auto' },
    provenance: { source: 'paragraph_style', part: '/word/styles.xml', location: `style[${name}]`, name: 'the style' },
    ...facts,
  };
}

/** A number for each text that is hashed. */
const hashes = new Map<string, string>();

/** The findings of `docx.heading_style` on the paragraphs of a body. */
export function headingFindings(
  paragraphs: readonly Paragraph[],
  styles: readonly DocumentStyle[] = [],
  params: JsonObject = {},
): readonly Finding[] {
  const document = sampleTextDocument({ stories: [sampleBody(paragraphs)], styles });
  const guideline = sampleGuideline({ rules: [sampleRule({ type: 'docx.heading_style', params })] });
  const hash = (text: string) => memoized(hashes, text, () => String(hashes.size).padStart(16, '0'));
  return judgeDocument(document, guideline, hash).findings;
}
