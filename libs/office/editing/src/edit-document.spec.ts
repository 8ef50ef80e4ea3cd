import { describe, expect, it } from '@jest/globals';
import type { DocumentEdit, Presentation } from '@livery/office-model';
import { OoxmlPackage } from '@livery/office-package';
import { readPresentation } from '@livery/office-reading';
import { paragraph, type SamplePresentation, samplePresentation, textBox } from '@livery/office-testing';
import { editDocument } from './edit-document.ts';

const SLIDE = '/ppt/slides/slide1.xml';
const COMIC = '<a:rPr><a:latin typeface="Comic Sans MS" panose="030F0702030302020204"/></a:rPr>';

function font(location: string, to: Extract<DocumentEdit['change'], { kind: 'font' }>['to']): DocumentEdit {
  return { part: SLIDE, location, change: { kind: 'font', slot: 'latin', from: 'Comic Sans MS', to } };
}

function modelOf(bytes: Uint8Array): Presentation {
  return readPresentation(OoxmlPackage.open(bytes));
}

function edited(sample: SamplePresentation, ...edits: readonly DocumentEdit[]) {
  const before = samplePresentation(sample);
  const { bytes, outcomes } = editDocument(before, edits);
  return { before, bytes, outcomes, model: modelOf(bytes) };
}

describe('the font of a run', () => {
  const run = 'slide[0]/shape[0]/paragraph[0]/run[0]';

  it('becomes the font of the theme, and what describes the former font is dropped', () => {
    const { outcomes, model, bytes } = edited(
      { slides: [textBox(paragraph('Words', COMIC))] },
      font(run, { kind: 'theme', collection: 'minor' }),
    );
    expect(outcomes).toEqual([{ written: true, before: 'Comic Sans MS', after: '+mn-lt' }]);
    expect(model.slides[0]?.shapes[0]?.text[0]?.runs.at(0)?.style.fonts.latin.typeface).toBe('Calibri');
    expect(OoxmlPackage.open(bytes).bytes(SLIDE)?.toString()).toContain('<a:rPr><a:latin typeface="+mn-lt"/></a:rPr>');
  });

  it('is declined when another font stands there, and the bytes stay the same object', () => {
    const { outcomes, before, bytes } = edited(
      { slides: [textBox(paragraph('Words', '<a:rPr><a:latin typeface="Arial"/></a:rPr>'))] },
      font(run, { kind: 'theme', collection: 'minor' }),
    );
    expect(outcomes).toEqual([{ written: false, reason: 'value_differs' }]);
    expect(bytes).toBe(before);
  });
});
