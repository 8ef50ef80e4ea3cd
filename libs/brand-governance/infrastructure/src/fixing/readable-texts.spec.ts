import { describe, expect, it } from '@jest/globals';
import { defineBrandRule, fixDocument, type FixRequest, type Guideline } from '@livery/brand-governance-domain';
import { templateOf } from '@livery/brand-governance-testing';
import { paragraph, run, sampleDocx, samplePresentation, textBox, wordParagraph } from '@livery/office-testing';
import { learnDocument } from '../inspection/learn-document.ts';
import { fixTools } from './fix-tools.ts';

const at = new Date('2026-01-01T00:00:00Z');
const REQUEST: FixRequest = { findingIds: null, removals: false, at: 'cause', acceptedIds: [], dropSignatures: false };
/** The template has EEECE1, which is nearly white, and 14213D, which is nearly black. */
const MAP = { '#5E13C8': '#EEECE1', '#77DD77': '#14213D', '#DDDD77': '#EEECE1' };

type Rule = Parameters<typeof defineBrandRule>[0];

const LEARNT = guidelineOf(templateOf());

function guidelineOf(bytes: Uint8Array): Guideline {
  const learning = learnDocument({ bytes, format: 'pptx' }, at);
  if (learning.outcome === 'refused') throw new Error(learning.refusal.message);
  return learning.learnt.guideline;
}

/** The palettes that are learnt, with colours that replace others, and with more rules. */
function guidelineWith(...more: readonly Rule[]): Guideline {
  const drafts = [{ type: 'color.off_palette', params: { map: MAP } }, ...more];
  return { ...LEARNT, rules: drafts.map((draft) => defineBrandRule(draft, { id: draft.type, at })) };
}

function fixed(bytes: Uint8Array, guideline = guidelineWith(), format: 'pptx' | 'docx' = 'pptx') {
  const outcome = fixDocument(bytes, REQUEST, fixTools(format, guideline, REQUEST));
  if (outcome.outcome !== 'fixed') throw new Error(outcome.outcome);
  return {
    changed: outcome.changes.map(({ before, after }) => `${before} ${after}`),
    reasons: outcome.declined.map(({ reason }) => reason),
    left: outcome.judgement.findings.map(({ type }) => type),
    omitted: outcome.judgement.notEvaluated,
    isSame: Buffer.compare(outcome.bytes, bytes) === 0,
  };
}

const fill = (color: string) => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;
const text = (color: string) => paragraph('Plan', `<a:rPr>${fill(color)}</a:rPr>`);
const deck = (...shapes: readonly string[]): Uint8Array => samplePresentation({ slides: shapes });
const TAKEN_BACK = {
  changed: [],
  reasons: ['text_unreadable'],
  left: ['color.off_palette'],
  omitted: [],
  isSame: true,
};

describe('a fix by a guideline that was learnt from a template, without a rule on contrast', () => {
  it('is taken back if a text cannot be read in its new colour, and adds no finding', () => {
    expect(LEARNT.rules.map(({ type }) => type)).not.toContain('contrast.text');
    expect(fixed(deck(textBox(text('5E13C8'))))).toEqual(TAKEN_BACK);
  });

  it('is taken back if a text cannot be read on the new colour of its shape', () => {
    expect(fixed(deck(textBox(text('FFFFFF'), { shapeProperties: fill('5E13C8') })))).toEqual(TAKEN_BACK);
  });

  it('is taken back in text documents as well', () => {
    const bytes = sampleDocx({ body: wordParagraph(run('Plan', '<w:color w:val="5E13C8"/>')) });
    expect(fixed(bytes, guidelineWith(), 'docx')).toEqual(TAKEN_BACK);
  });

  it('stays where the text can be read, beside one that is taken back', () => {
    const result = fixed(deck(textBox(text('77DD77')), textBox(text('5E13C8'))));
    expect(result).toMatchObject({ reasons: ['text_unreadable'], left: ['color.off_palette'], isSame: false });
    expect(result.changed).toHaveLength(1);
  });

  it('stays where the text could not be read before', () => {
    expect(fixed(deck(textBox(text('DDDD77'))))).toMatchObject({ reasons: [], left: [], isSame: false });
  });

  it('is judged by the rule on contrast if there is an active one', () => {
    const lenient = { type: 'contrast.text', params: { min_ratio: 1, min_ratio_large: 1 } };
    const document = deck(textBox(text('5E13C8')));
    expect(fixed(document, guidelineWith(lenient))).toMatchObject({ reasons: [], left: [] });
    expect(fixed(document, guidelineWith({ ...lenient, active: false }))).toEqual(TAKEN_BACK);
    expect(fixed(document, guidelineWith({ ...lenient, appliesTo: ['docx'] }))).toEqual(TAKEN_BACK);
    expect(fixed(document, guidelineWith({ type: 'contrast.text' }))).toEqual(TAKEN_BACK);
  });
});
