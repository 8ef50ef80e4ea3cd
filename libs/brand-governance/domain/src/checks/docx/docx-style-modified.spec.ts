import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '@livery/kernel';
import type { DocumentStyle } from '@livery/office-model';
import {
  HERE,
  sampleBody,
  sampleFont,
  samplePaint,
  sampleParagraph,
  sampleRun,
  sampleTextDocument,
} from '@livery/office-testing';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { docxStyleModified } from './docx-style-modified.ts';

const POINT = 12_700;
const { style: runStyle } = sampleRun('', {
  fonts: sampleFont('Georgia'),
  size: { nominal: 18, effective: 18, scale: 1, provenance: HERE },
  paint: samplePaint(0x0f4c81),
});
const HEADING: DocumentStyle = {
  id: 'Heading1',
  name: 'heading 1',
  kind: 'paragraph',
  basedOn: 'Normal',
  next: null,
  isDefault: false,
  headingLevel: 1,
  runStyle,
  spacing: { before: 12 * POINT, after: 0, line: 1.15, lineRule: 'auto' },
  provenance: { source: 'paragraph_style', part: '/word/styles.xml', location: 'style[Heading1]', name: 'the style' },
};
const TEMPLATE = { font: 'Georgia', size: 18, color: '#0F4C81', spacing: { before: 12, after: 0, line: 1.15 } };

function found(template: JsonObject, style: DocumentStyle = HEADING, params: JsonObject = {}): readonly string[] {
  const styled = sampleParagraph([{ ...sampleRun('The plan'), characterStyle: 'Strong' }], {
    style: { id: 'Heading1', name: 'heading 1', headingLevel: 1 },
  });
  const document = sampleTextDocument({
    stories: [sampleBody([sampleParagraph([sampleRun('Text')]), styled])],
    styles: [style],
  });
  const rule = sampleRule({
    type: 'docx.style_modified',
    params: { template_styles: { 'Heading 1': template }, ...params },
  });
  return findInWords(docxStyleModified, document, [rule]);
}

describe('a style that differs from the template', () => {
  it('is found where it is used, with all differences', () => {
    expect(found(TEMPLATE)).toEqual([]);
    expect(found({ ...TEMPLATE, font: 'Inter', size: 20, color: '#000000' })).toEqual([
      'body/paragraph[1]: "heading 1" has Georgia, 18 pt and #0F4C81; in the template it has Inter, 20 pt and #000000.',
    ]);
    expect(found({ spacing: { before: 6, line: 1.5 } })).toEqual([
      'body/paragraph[1]: "heading 1" has 12 pt before and 1.15 of a line; in the template it has 6 pt before and 1.5 of a line.',
    ]);
  });

  it('is found in the styles when nothing uses it, and on the runs that use a character style', () => {
    expect(found({ size: 20 }, { ...HEADING, id: 'Other' })).toEqual([
      'style[Heading1]: "heading 1" has 18 pt; in the template it has 20 pt.',
    ]);
    const strong: DocumentStyle = { ...HEADING, id: 'Strong', name: 'Strong', kind: 'character' };
    const params = { template_styles: { strong: { size: 20 } } };
    expect(found({}, strong, params)).toEqual([
      'body/paragraph[1]/run[0]: "Strong" has 18 pt; in the template it has 20 pt.',
    ]);
  });

  it('is compared only in what the rule names, to a tenth of a point and without regard to case', () => {
    expect(found({ ...TEMPLATE, size: 20 }, HEADING, { compare: ['font', 'color'] })).toEqual([]);
    expect(found({ font: 'GEORGIA', size: 18.05 })).toEqual([]);
  });

  it('may be named by its id, and is not judged when the template does not name it', () => {
    const byId = { template_styles: { heading1: { size: 20 } } };
    expect(found({}, HEADING, byId)).toHaveLength(1);
    expect(found({}, HEADING, { template_styles: { Title: { size: 20 } } })).toEqual([]);
  });

  it('has an automatic colour in words of its own', () => {
    const gradient = { kind: 'gradient', stops: [], provenance: HERE } as const;
    expect(found({ color: '#0F4C81' }, { ...HEADING, runStyle: { ...runStyle, paint: gradient } })).toEqual([
      'body/paragraph[1]: "heading 1" has the automatic colour; in the template it has #0F4C81.',
    ]);
  });
});
