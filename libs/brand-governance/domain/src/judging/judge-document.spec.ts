import { describe, expect, it } from '@jest/globals';
import { HERE, LAYOUT, sampleDocument, sampleFont, sampleRun, sampleShape, sampleSlide } from '@livery/office-testing';
import { MAX_FINDINGS, MAX_LOCATIONS } from '../finding.ts';
import { sampleApprovedFont, sampleGuideline, sampleRule } from '../testing/sample-guideline.ts';
import { judgeDocument } from './judge-document.ts';

/** Replaces SHA-256: different texts give different digits. */
function digest(text: string): string {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(16).padStart(64, '0').split('').reverse().join('');
}

const spaces = sampleRule({ type: 'double_spaces', severity: 'medium', message: 'See page 4.' });
const fonts = sampleRule({ type: 'font.unapproved' });
const guideline = sampleGuideline({ rules: [fonts, spaces], fonts: [sampleApprovedFont()] });
const gap = sampleShape({}, [sampleRun('the  plan')]);

describe('a judgement', () => {
  it('makes one finding of all occurrences of one cause, with every location and then that of the cause', () => {
    const title = sampleShape({}, [sampleRun('plan', { fonts: sampleFont('Arial', LAYOUT) })]);
    const { findings } = judgeDocument(sampleDocument([title], [title], [title]), guideline, digest);
    expect(findings).toEqual([
      expect.objectContaining({
        type: 'font.unapproved',
        severity: 'high',
        source: 'layout',
        slideIndex: 0,
        shapeIndex: 0,
        paragraphIndex: 0,
        paragraphIndexes: [],
        autoFixable: true,
        locations: [0, 1, 2]
          .map((slide) => `slide[${slide}]/shape[0]/paragraph[0]/run[0]`)
          .concat('layout[Title Only]/shape[0]'),
      }),
    ]);
  });

  it('groups what runs set themselves by value', () => {
    const { findings } = judgeDocument(sampleDocument([gap, gap], [gap]), guideline, digest);
    expect(findings.map(({ locations }) => locations.length)).toEqual([3]);
    expect(findings[0]?.detail).toBe('2 spaces after "the" in "the  plan", and in 2 more places. See page 4.');
    expect(findings[0]?.severity).toBe('medium');
  });

  it('keeps speaker notes apart from slides, with severities that are one step lower', () => {
    const notes = (index: number) => sampleSlide(index === 0 ? [gap] : [], index, { notes: gap.text });
    const deck = { ...sampleDocument(), slides: [notes(0), notes(1)] };
    const { findings } = judgeDocument(deck, guideline, digest);
    expect(findings.map(({ severity, locations }) => [severity, locations])).toEqual([
      ['medium', ['slide[0]/shape[0]/paragraph[0]/run[0]']],
      ['low', [0, 1].map((slide) => `slide[${slide}]/notes/paragraph[0]/run[0]`)],
    ]);
    expect(findings[1]?.detail).toBe(
      'In the speaker notes: 2 spaces after "the" in "the  plan", and in 1 more place. See page 4.',
    );
    const [onSlide] = judgeDocument(sampleDocument([gap]), guideline, digest).findings;
    expect(findings[0]?.id).toBe(onSlide?.id);
    expect(findings[1]?.former).toEqual([{ id: onSlide?.id, occurrences: 2 }]);
  });

  it('names the menu of the notes master for what it sets', () => {
    const setThere = {
      ...LAYOUT,
      source: 'master',
      location: 'notes_master/shape[0]',
      name: 'the notes master',
    } as const;
    const notes = sampleShape({}, [sampleRun('plan', { fonts: sampleFont('Arial', setThere) })]).text;
    const deck = { ...sampleDocument(), slides: [sampleSlide([], 0, { notes })] };
    expect(judgeDocument(deck, guideline, digest).findings[0]?.detail).toMatch(
      /The notes master sets it: change it there \(View ▸ Notes Master\)\.$/,
    );
  });

  it('counts no slides of speaker notes, and lowers no severity below low', () => {
    const notes = sampleShape({}, [sampleRun('plan', { fonts: sampleFont('Arial') })]).text;
    const deck = { ...sampleDocument(), slides: [0, 1].map((index) => sampleSlide([], index, { notes })) };
    const quiet = { ...guideline, rules: [{ ...fonts, severity: 'low' as const }] };
    expect(judgeDocument(deck, quiet, digest).findings).toEqual([
      expect.objectContaining({
        severity: 'low',
        detail: expect.stringMatching(/^In the speaker notes: Arial appears in 2 places.*Fix it on the slide\.$/),
      }),
    ]);
  });

  it('names all paragraphs when they lie in one shape', () => {
    const shape = sampleShape({}, [sampleRun('the  plan')], [sampleRun('x')], [sampleRun('the  plan')]);
    const { findings } = judgeDocument(sampleDocument([shape]), guideline, digest);
    expect(findings[0]?.paragraphIndexes).toEqual([0, 2]);
  });

  it('numbers findings of equal identity', () => {
    const { findings } = judgeDocument(sampleDocument([gap]), { ...guideline, rules: [spaces, { ...spaces }] }, digest);
    expect(findings.map(({ id }) => id)).toEqual([findings[0]?.id, `${findings[0]?.id}-2`]);
    expect(findings[0]?.id).toHaveLength(16);
  });

  it('names stored rules that lack something they need, and judges by the others', () => {
    const old = {
      ...sampleRule({ type: 'forbidden_term', pattern: 'x', name: 'Old' }),
      type: 'term.forbidden',
      pattern: null,
    };
    const asleep = { ...old, active: false };
    const { findings, notEvaluated } = judgeDocument(
      sampleDocument([gap]),
      { ...guideline, rules: [old, asleep, spaces] },
      digest,
    );
    expect(findings.map(({ type }) => type)).toEqual(['text.double_spaces']);
    expect(notEvaluated).toEqual([
      {
        surface: 'rule',
        reason: 'The rule "Old" (term.forbidden) is not judged: it needs params.terms or pattern.',
        locations: ['package'],
      },
    ]);
  });

  it('keeps the id of a finding when the rule has another id but means the same', () => {
    const renamed = { ...spaces, id: '00000000-0000-7000-8000-00000000000b' };
    const ids = [spaces, renamed].map((rule) =>
      judgeDocument(sampleDocument([gap]), { ...guideline, rules: [rule] }, digest).findings.map(({ id }) => id),
    );
    expect(ids[0]).toEqual(ids[1]);
  });

  it('passes over rules that are inactive or for other documents', () => {
    const silent = [
      sampleRule({ type: 'double_spaces', active: false }),
      sampleRule({ type: 'double_spaces', appliesTo: ['docx'] }),
    ];
    expect(judgeDocument(sampleDocument([gap]), { ...guideline, rules: silent }, digest).findings).toEqual([]);
  });

  it('shows at most 200 locations and says how many are left out', () => {
    const many = sampleShape({}, ...Array.from({ length: MAX_LOCATIONS + 5 }, () => [sampleRun('the  plan')]));
    const { findings } = judgeDocument(sampleDocument([many]), guideline, digest);
    expect(findings[0]?.locations).toHaveLength(MAX_LOCATIONS + 1);
    expect(findings[0]?.locations.at(-1)).toBe('… and 5 more');
  });

  it('shows at most 10,000 findings and says that it is truncated', () => {
    const language = { tag: 'en-GB', provenance: HERE };
    const many = sampleShape(
      {},
      ...Array.from({ length: MAX_FINDINGS + 1 }, (_, at) => [sampleRun(`w${at} w${at}`, { language })]),
    );
    const rules = [sampleRule({ type: 'text.repeated_word' })];
    const { findings, truncated } = judgeDocument(sampleDocument([many]), { ...guideline, rules }, digest);
    expect(truncated).toBe(true);
    expect(findings).toHaveLength(MAX_FINDINGS + 1);
    expect(findings.at(-1)).toMatchObject({ type: 'check.not_evaluable', locations: ['package'] });
  });

  it('names each text body of unknown colour once for each reason, even if the guideline has no rules', () => {
    const unknown = { kind: 'unknown', provenance: LAYOUT } as const;
    const text = sampleShape(
      {},
      [sampleRun('a', { paint: unknown }), sampleRun('b', { paint: unknown, bold: true })],
      [sampleRun('c', { outline: unknown }), sampleRun('d', { decorations: [unknown] })],
    );
    expect(judgeDocument(sampleDocument([text], [text]), sampleGuideline(), digest).notEvaluated).toEqual([
      {
        surface: 'text',
        reason: 'The colour of the text is not defined in the file.',
        locations: ['slide[0]/shape[0]', 'slide[1]/shape[0]'],
      },
      {
        surface: 'text',
        reason: 'The colour of an outline, an underline or an effect of the text is not known.',
        locations: ['slide[0]/shape[0]', 'slide[1]/shape[0]'],
      },
    ]);
  });

  it('passes on what could not be judged, and reports unreadable parts', () => {
    const notEvaluated = [{ surface: 'chart', reason: 'Charts are not read.', locations: ['slide[0]/shape[1]'] }];
    const model = { ...sampleDocument([gap]), omissions: notEvaluated, unreadableParts: ['/ppt/theme.xml'] };
    const judgement = judgeDocument(model, sampleGuideline(), digest);
    expect(judgement.notEvaluated).toEqual(notEvaluated);
    expect(judgement.findings).toMatchObject([{ type: 'file.part_unreadable', locations: ['part[/ppt/theme.xml]'] }]);
  });
});
