import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_PALETTE_SETTINGS,
  defaultBrandRules,
  defineBrandPalette,
  defineFont,
  type Finding,
  type Guideline,
  type Verdict,
} from '@livery/brand-governance-domain';
import {
  paragraph,
  run,
  sampleDocx,
  type SampleDocx,
  samplePresentation,
  type SamplePresentation,
  textBox,
  wordParagraph,
  wordShape,
} from '@livery/office-testing';
import { inspectDocument } from './inspect-document.ts';

const at = new Date('2026-01-01T00:00:00Z');
const id = '00000000-0000-7000-8000-00000000000a';

/** Of the default rules those on colour, font and text: the samples have no titles. */
const TYPES = ['color.off_palette', 'font.unapproved', 'text.double_spaces'];

const guideline: Guideline = {
  rules: defaultBrandRules(at).filter(({ type }) => TYPES.includes(type)),
  settings: DEFAULT_PALETTE_SETTINGS,
  palettes: [
    defineBrandPalette({ name: 'House', colors: [{ name: 'Blue', hex: '#0F4C81' }] }, { id, at, newId: () => id }),
  ],
  fonts: [defineFont({ name: 'Inter' }, { id, at })],
};

/** Nothing in it is off brand. */
const CLEAN: SamplePresentation = {
  slides: [textBox(paragraph('The plan'))],
  minorFont: 'Inter',
  themeColors: { accent1: '0F4C81' },
};

function findings(sample: SamplePresentation): readonly Finding[] {
  return judged(inspectDocument({ bytes: samplePresentation({ ...CLEAN, ...sample }), format: 'pptx' }, guideline))
    .findings;
}

function judged(verdict: Verdict): Verdict & { outcome: 'judged' } {
  if (verdict.outcome !== 'judged') throw new Error(verdict.refusal.message);
  return verdict;
}

describe('an inspection', () => {
  it('finds nothing in a clean deck', () => {
    expect(findings({})).toEqual([]);
  });

  it('finds exactly the one colour that a run sets', () => {
    const red = '<a:rPr><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:rPr>';
    expect(findings({ slides: ['', textBox(paragraph('The plan', red))] })).toEqual([
      expect.objectContaining({
        type: 'color.off_palette',
        source: 'run',
        slideIndex: 1,
        shapeIndex: 0,
        paragraphIndex: 0,
        actualColor: '#FF0000',
        colorSurface: 'text',
        locations: ['slide[1]/shape[0]/paragraph[0]/run[0]'],
      }),
    ]);
  });

  it('finds a font of the theme once, however many runs use it', () => {
    const slides = [textBox(paragraph('One')), textBox(paragraph('Two') + paragraph('Three'))];
    expect(findings({ slides, minorFont: 'Comic Sans MS' })).toEqual([
      expect.objectContaining({
        type: 'font.unapproved',
        source: 'theme',
        detail:
          'Comic Sans MS appears in 3 places; your fonts are Inter. It is the body font of the theme "House": change it there, once.',
        locations: [
          'slide[0]/shape[0]/paragraph[0]/run[0]',
          'slide[1]/shape[0]/paragraph[0]/run[0]',
          'slide[1]/shape[0]/paragraph[1]/run[0]',
          'theme[0]/font[minor]',
        ],
      }),
    ]);
  });

  it('finds an off-palette slot of the theme once, and accepts shades of one that is on the palette', () => {
    const fill = (color: string): string => textBox('', { shapeProperties: `<a:solidFill>${color}</a:solidFill>` });
    const shade = '<a:schemeClr val="accent1"><a:lumMod val="60000"/><a:lumOff val="40000"/></a:schemeClr>';
    const off = fill('<a:schemeClr val="accent2"/>');
    expect(findings({ slides: [fill(shade), off, off] })).toEqual([
      expect.objectContaining({
        source: 'theme',
        locations: ['slide[1]/shape[0]', 'slide[2]/shape[0]', 'theme[0]/color[accent2]'],
      }),
    ]);
  });

  it('names the parts that it could not read', () => {
    expect(findings({ parts: { 'ppt/tableStyles.xml': '<a:' } })).toEqual([
      expect.objectContaining({
        type: 'file.part_unreadable',
        severity: 'low',
        locations: ['part[/ppt/tableStyles.xml]'],
      }),
    ]);
  });

  it('gives the same bytes the same findings', () => {
    const sample = { minorFont: 'Arial', slides: [textBox(paragraph('The  plan')), textBox(paragraph('The  plan'))] };
    expect(findings(sample)).toEqual(findings(sample));
    expect(new Set(findings(sample).map((finding) => finding.id)).size).toBe(findings(sample).length);
  });

  it('keeps the ids of findings when a slide is put before theirs', () => {
    const red = '<a:rPr><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:rPr>';
    const slide = textBox(paragraph('The plan', red));
    const before = findings({ slides: [slide] });
    const parts = {
      'ppt/presentation.xml':
        '<p:presentation xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
        '<p:sldIdLst><p:sldId id="300" r:id="rId10"/><p:sldId id="256" r:id="rId11"/></p:sldIdLst></p:presentation>',
    };
    const after = findings({ slides: ['', slide], parts });
    expect(after.map((finding) => finding.id)).toEqual(before.map((finding) => finding.id));
    expect(after[0]?.slideIndex).toBe(1);
  });
});

describe('the ids of findings on a text document', () => {
  const text = (words: string, id = ''): string => wordParagraph(run(words), { id });
  const note = (id: number, words: string): string => `<w:footnote w:id="${id}">${text(words)}</w:footnote>`;
  /** Sentences are findings of their own paragraphs. */
  const long = defaultBrandRules(at)
    .slice(0, 1)
    .map((rule) => ({ ...rule, type: 'sentence_length', pattern: '1' }));
  const idsOf = (sample: SampleDocx): readonly string[] => {
    const verdict = inspectDocument({ bytes: sampleDocx(sample), format: 'docx' }, { ...guideline, rules: long });
    return judged(verdict).findings.map(({ id: own }) => own);
  };

  it('stay the same when paragraphs, notes and text boxes are put before theirs', () => {
    const box = (words: string): string => wordParagraph(wordShape('', text(words)));
    const body = text('The  plan', '1A2B3C4D') + text('Our  steps');
    const before = idsOf({ body: body + box('Ask  us'), footnotes: note(1, 'As  agreed') });
    const after = idsOf({
      body: box('First') + text('Another') + body + box('Ask  us'),
      footnotes: note(1, 'Before') + note(2, 'As  agreed'),
    });
    expect(before).toHaveLength(4);
    expect(after).toEqual(before);
  });

  it('differ among stories that say the same', () => {
    const ids = idsOf({ body: text('The  plan'), footnotes: note(1, 'The  plan') });
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  });
});

describe('a document that cannot be judged', () => {
  const refusal = (bytes: Uint8Array, format: 'pptx' | 'docx') => inspectDocument({ bytes, format }, guideline);
  const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

  it('is refused when it is no archive', () => {
    expect(refusal(new TextEncoder().encode('%PDF-1.7'), 'pptx')).toMatchObject({
      outcome: 'refused',
      refusal: { kind: 'unsupported', code: 'unsupported_format' },
    });
  });

  it('is refused when it is of another family', () => {
    expect(refusal(samplePresentation({ ...CLEAN, contentType: WORD }), 'pptx')).toMatchObject({
      refusal: {
        kind: 'unprocessable',
        code: 'content_type_mismatch',
        param: 'content_type',
        message: 'The file is a text document, but content_type says pptx. Send content_type docx.',
      },
    });
  });

  it('is refused when it is of no family that is judged', () => {
    const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
    expect(refusal(samplePresentation({ ...CLEAN, contentType }), 'docx')).toMatchObject({
      refusal: {
        code: 'content_type_mismatch',
        message:
          'The file is neither a presentation nor a text document, but content_type says docx. Send a .pptx or .docx file.',
      },
    });
  });

  it('is refused when it is a deck that was sent as a text document', () => {
    expect(refusal(samplePresentation(CLEAN), 'docx')).toMatchObject({
      refusal: {
        code: 'content_type_mismatch',
        message: 'The file is a presentation, but content_type says docx. Send content_type pptx.',
      },
    });
  });

  it('is refused with the part at fault when its main part is broken', () => {
    const parts = { 'ppt/presentation.xml': '<p:presentation' };
    expect(refusal(samplePresentation({ ...CLEAN, parts }), 'pptx')).toMatchObject({
      refusal: { code: 'file_corrupt', part: '/ppt/presentation.xml' },
    });
  });
});
