import { formatRgb, type Paint, type Story, type TextDocument, type TextRun } from '@livery/office-model';
import { OoxmlPackage } from '@livery/office-package';
import { type SampleDocx, sampleDocx } from '@livery/office-testing';
import { readTextDocument } from '../word/text-document-reader.ts';

/** The model of a sample. */
export function textDocumentOf(sample: SampleDocx): TextDocument {
  return readTextDocument(OoxmlPackage.open(sampleDocx(sample)));
}

/** The body of a sample. */
export function bodyOf(sample: SampleDocx): Story {
  const [body] = textDocumentOf(sample).stories;
  if (body === undefined) throw new Error('The sample has no body.');
  return body;
}

/** The runs of the body, in document order. */
export function runsOf(sample: SampleDocx): readonly TextRun[] {
  return bodyOf(sample).paragraphs.flatMap(({ runs }) => [...runs]);
}

/** The font, size in points and colour of each run of the body: `Calibri 11 000000`. */
export function runSummariesOf(sample: SampleDocx): readonly string[] {
  return runsOf(sample).map(({ style }) => {
    const { latin } = style.fonts;
    return `${latin.typeface} ${style.size.nominal} ${shown(style.paint)}`;
  });
}

/** `RRGGBB`, or the kind of a paint that is not solid. */
export function shown(paint: Paint): string {
  return paint.kind === 'solid' ? formatRgb(paint.color.rgb) : paint.kind;
}

/** The texts of the paragraphs of each story, by its location. */
export function textsOf({ stories }: TextDocument): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    stories.map(({ address, paragraphs }) => [
      address.step.kind === 'story' ? address.step.name : '',
      paragraphs.map(({ text }) => text),
    ]),
  );
}
