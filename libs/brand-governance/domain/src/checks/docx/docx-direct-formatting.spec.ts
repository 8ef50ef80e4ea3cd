import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '@livery/kernel';
import type { ParagraphFlow, RunStyle, TextRun } from '@livery/office-model';
import {
  LAYOUT,
  sampleBody,
  sampleFont,
  samplePaint,
  sampleParagraph,
  sampleRun,
  sampleStory,
  sampleTextDocument,
} from '@livery/office-testing';
import { groupOccurrences } from '../../judging/group-occurrences.ts';
import { findInWords, findOccurrences } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { docxDirectFormatting } from './docx-direct-formatting.ts';

const rule = (params: JsonObject = {}) => sampleRule({ type: 'docx.direct_formatting', params });
const RUN = { source: 'run', part: null, location: null, name: 'the body' } as const;
const set = (direct: readonly string[], style: Partial<RunStyle> = {}, facts: Partial<TextRun> = {}): TextRun =>
  sampleRun('plan', style, { direct, ...facts });

function found(run: TextRun, flow: Partial<ParagraphFlow> = {}, params: JsonObject = {}): readonly string[] {
  const document = sampleTextDocument({ stories: [sampleBody([sampleParagraph([run], flow)])] });
  return findInWords(docxDirectFormatting, document, [rule(params)]);
}

describe('formatting by hand', () => {
  it('is font, size, colour and character spacing that a run sets', () => {
    const size = { nominal: 13, effective: 13, scale: 1, provenance: RUN };
    const style = { fonts: sampleFont('Arial', RUN), size, paint: samplePaint(0x333333) };
    expect(found(set(['rFonts', 'sz', 'color', 'spacing'], style))).toEqual([
      'body/paragraph[0]/run[0]: Font Arial, size 13 pt, colour #333333 and character spacing were set by hand on 1 piece of text of the style "Normal": Ctrl+Space resets them.',
    ]);
    expect(found(set(['sz'], style))).toEqual([
      'body/paragraph[0]/run[0]: Size 13 pt was set by hand on 1 piece of text of the style "Normal": Ctrl+Space resets it.',
    ]);
  });

  it('is spacing that a paragraph sets', () => {
    const spacing = { before: 0, after: 127_000, line: 1.5, lineRule: 'auto' } as const;
    const style = { id: 'BodyText', name: 'Body Text', headingLevel: null };
    expect(found(sampleRun('plan'), { direct: ['jc', 'spacing'], spacing, style })).toEqual([
      'body/paragraph[0]: Spacing (0 pt before, 10 pt after, 1.5 lines) was set by hand on 1 paragraph of the style "Body Text": Ctrl+Q resets it.',
    ]);
  });

  it('is known by the values that are set, not by the words for them', () => {
    const spacing = { before: 0, after: 127_000, line: 1.5, lineRule: 'auto' } as const;
    const size = { nominal: 13, effective: 13, scale: 1, provenance: RUN };
    const run = set(['rFonts', 'sz', 'color', 'spacing'], {
      fonts: sampleFont('Arial', RUN),
      size,
      paint: samplePaint(0x333333),
    });
    const document = sampleTextDocument({
      stories: [sampleBody([sampleParagraph([run], { direct: ['spacing'], spacing })])],
    });
    expect(findOccurrences(docxDirectFormatting, document, [rule()]).map(({ value }) => value)).toEqual([
      'font Arial, size 13, color 333333, character spacing',
      'spacing 0 127000 1.5 auto',
    ]);
  });

  it('is not bold, italics, underlines, languages, nor what a rule allows', () => {
    expect(found(set(['b', 'i', 'u', 'lang', 'noProof']))).toEqual([]);
    expect(found(set(['sz', 'color']), {}, { allow: ['sz', 'color'] })).toEqual([]);
  });

  it('is not a font that no character of the run is set in', () => {
    expect(found(set(['rFonts'], { fonts: sampleFont('Inter', LAYOUT) }))).toEqual([]);
  });

  it('is not what empty runs, empty paragraphs and comments set', () => {
    expect(found(set(['sz'], {}, { scripts: [] }), { direct: ['spacing'] })).toEqual([]);
    const comment = sampleStory([sampleParagraph([set(['sz'])])], { kind: 'comment' });
    const document = sampleTextDocument({ stories: [sampleBody([]), comment] });
    expect(findInWords(docxDirectFormatting, document, [rule()])).toEqual([]);
  });

  it('is one finding for each style and format, which counts its runs', () => {
    const paragraphs = ['Normal', 'Normal', 'List'].map((name) =>
      sampleParagraph([set(['sz']), set(['sz'])], { style: { id: name, name, headingLevel: null } }),
    );
    const occurrences = findOccurrences(
      docxDirectFormatting,
      sampleTextDocument({ stories: [sampleBody(paragraphs)] }),
      [rule()],
    );
    const findings = groupOccurrences(docxDirectFormatting.type, occurrences, 'docx').map((draft) => draft.write(''));
    expect(
      findings.map(({ detail, paragraphIndexes, pageNumbers }) => [detail, paragraphIndexes, pageNumbers]),
    ).toEqual([
      ['Size 18 pt was set by hand on 4 pieces of text of the style "Normal": Ctrl+Space resets it.', [0, 1], [1]],
      ['Size 18 pt was set by hand on 2 pieces of text of the style "List": Ctrl+Space resets it.', [2], [1]],
    ]);
  });
});
