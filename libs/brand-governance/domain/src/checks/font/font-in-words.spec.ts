import { describe, expect, it } from '@jest/globals';
import { type Bullet, type EffectiveFont, type Paragraph } from '@livery/office-model';
import { sampleBody, sampleFont, sampleParagraph, sampleRun, sampleTextDocument } from '@livery/office-testing';
import { judgeDocument } from '../../judging/judge-document.ts';
import { sampleGuideline, sampleRule } from '../../testing/sample-guideline.ts';

const ARIAL: EffectiveFont = sampleFont('Arial').latin;
const marked = (characters: string, number: number, font = ARIAL): Paragraph => {
  const bullet: Bullet = { characters, color: null, fonts: [{ font, slot: 'latin' }] };
  return { ...sampleParagraph([sampleRun('An item')]), number, bullet };
};
const plain = (number: number): Paragraph => ({ ...sampleParagraph([sampleRun('Text')]), number });

/** The details of the findings on a text with these paragraphs, by a rule that forbids Arial. */
function details(...paragraphs: readonly Paragraph[]): readonly string[] {
  const rule = sampleRule({ type: 'forbidden_font', pattern: 'Arial' });
  const guideline = sampleGuideline({ rules: [rule] });
  const document = sampleTextDocument({ stories: [sampleBody(paragraphs)] });
  return judgeDocument(document, guideline, (text) => text).findings.map(({ detail }) => detail);
}

describe('the font of a list', () => {
  it('is named as that of its numbers or bullets, with the menu that changes them', () => {
    expect(details(marked('', 0), marked('', 1))).toEqual([
      'The numbers of 1 list are set in Arial, which is forbidden. Fix it on the slide (Home ▸ Numbering).',
    ]);
    expect(details(marked('o', 0), plain(1), marked('o', 2))).toEqual([
      'The bullets of 2 lists are set in Arial, which is forbidden. Fix it on the slide (Home ▸ Bullets).',
    ]);
    expect(details(marked('', 0), plain(1), marked('o', 2))).toEqual([
      'The numbers and bullets of 2 lists are set in Arial, which is forbidden. Fix it on the slide (Home ▸ Numbering).',
    ]);
  });

  it('is counted with text that has the same font from the same place', () => {
    const text = { ...sampleParagraph([sampleRun('Text', { fonts: sampleFont('Arial') })]), number: 1 };
    expect(details(marked('', 0), text)).toEqual(['Arial appears in 2 places and is forbidden. Fix it on the slide.']);
  });
});
