import { describe, expect, it } from '@jest/globals';
import type { DocumentModel } from '@livery/office-model';
import { HERE, LAYOUT, sampleDocument, sampleFont, sampleRun, sampleShape, sampleSlide } from '@livery/office-testing';
import { sampleApprovedFont, sampleGuideline, sampleRule } from '../testing/sample-guideline.ts';
import { firstOfEach } from './conflicts.ts';
import { type FixWish, proposeFixes } from './propose-fixes.ts';

const ALL: FixWish = { findingIds: null, acceptedIds: [], removals: false, at: 'cause' };
const fonts = sampleRule({ type: 'font.unapproved' });
const guideline = sampleGuideline({ rules: [fonts], fonts: [sampleApprovedFont()] });
const arial = sampleRun('plan', { fonts: sampleFont('Arial') });
const THEME_FONT = { kind: 'theme', collection: 'minor' } as const;

/** Replaces SHA-256: the text itself tells identities apart. */
function digest(text: string): string {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(16).padStart(16, '0');
}

function proposed(model: DocumentModel, wish: Partial<FixWish> = {}, rules = guideline.rules) {
  return proposeFixes(model, { ...guideline, rules }, digest, { ...ALL, ...wish });
}

describe('proposed fixes', () => {
  it('are edits at the place that sets the value, and mark their findings as fixable', () => {
    const { judgement, proposals, declined } = proposed(sampleDocument([sampleShape({}, [arial, arial])]));
    const [finding] = judgement.findings;
    expect(finding?.autoFixable).toBe(true);
    expect(declined).toEqual([]);
    expect(proposals).toEqual(
      [0, 1].map((run) => ({
        edit: {
          part: HERE.part,
          location: `slide[0]/shape[0]/paragraph[0]/run[${run}]`,
          change: { kind: 'font', slot: 'latin', from: 'Arial', to: THEME_FONT },
        },
        findings: [finding?.id],
        removal: false,
      })),
    );
  });

  it('are none for a finding without a writer', () => {
    const sets = { ...HERE, source: 'built_in' } as const;
    const model = sampleDocument([sampleShape({}, [sampleRun('plan', { fonts: sampleFont('Arial', sets) })])]);
    const { judgement, proposals, declined } = proposed(model);
    const [finding] = judgement.findings;
    expect(finding?.autoFixable).toBe(false);
    expect({ proposals, declined }).toEqual({ proposals: [], declined: [] });
    const named = proposed(model, { findingIds: [finding?.id ?? ''] });
    expect(named.declined).toEqual([{ finding: finding?.id, reason: 'not_supported' }]);
  });

  it('are none for the fonts of a file that has no theme', () => {
    const sets = { source: 'theme', part: null, location: 'theme[0]/font[minor]', name: 'the theme ""' } as const;
    const font = { ...sampleFont('Arial').latin, theme: { collection: 'minor', provenance: sets } } as const;
    const theme = { name: '', colors: [], fonts: { major: font, minor: font }, scriptFonts: [] };
    const model = { ...sampleDocument(), slides: [sampleSlide([], 0, { theme })] };
    const { judgement } = proposed(model, {}, [sampleRule({ type: 'font.theme', params: { minor: 'Inter' } })]);
    expect(judgement.findings).toMatchObject([{ type: 'font.theme', autoFixable: false }]);
  });

  it('are one edit for all texts that have a value from one place', () => {
    const font = sampleFont('Arial', LAYOUT);
    const title = sampleShape({ placeholder: { type: 'title', index: 0 } }, [sampleRun('plan', { fonts: font })]);
    const body = sampleShape({}, [sampleRun('one', { fonts: font }), sampleRun('two', { fonts: font, bold: true })]);
    const { proposals, declined } = proposed(sampleDocument([title, body], [body]));
    expect(declined).toEqual([]);
    expect(proposals.map(({ edit }) => [edit.part, edit.location])).toEqual([[LAYOUT.part, LAYOUT.location]]);
  });

  it('remove content only when somebody asks for it', () => {
    const model = sampleDocument([]);
    const hidden = { ...model, slides: model.slides.map((slide) => ({ ...slide, hidden: true })) };
    const rules = [sampleRule({ type: 'hidden.slide' })];
    const { judgement, proposals, declined } = proposed(hidden, {}, rules);
    const [finding] = judgement.findings;
    expect(finding?.autoFixable).toBe(true);
    expect({ proposals, declined }).toEqual({
      proposals: [],
      declined: [{ finding: finding?.id, reason: 'removal_not_requested' }],
    });
    const removal = {
      edit: { part: '/ppt/slides/slide1.xml', location: 'slide[0]', change: { kind: 'remove', what: 'slide' } },
      findings: [finding?.id],
      removal: true,
    };
    expect(proposed(hidden, { removals: true }, rules).proposals).toEqual([removal]);
    expect(proposed(hidden, { findingIds: [finding?.id ?? ''] }, rules).proposals).toEqual([removal]);
  });

  it('remove of a finding on several slides only what is named by an id of a former engine version, or was not accepted by one', () => {
    const notes = sampleShape({}, [sampleRun('Speak slowly')]).text;
    const model = { ...sampleDocument(), slides: [0, 1].map((index) => sampleSlide([], index, { notes })) };
    const removed = (wish: Partial<FixWish>): readonly string[] =>
      proposed(model, wish, rules).proposals.map(({ edit }) => edit.location);
    const rules = [sampleRule({ type: 'notes.present' })];
    const [finding] = proposed(model, {}, rules).judgement.findings;
    const [first = '', second = ''] = finding?.former?.map(({ id }) => id) ?? [];
    expect(removed({ findingIds: [finding?.id ?? ''] })).toEqual(['slide[0]/notes', 'slide[1]/notes']);
    expect(removed({ findingIds: [second] })).toEqual(['slide[1]/notes']);
    expect(removed({ findingIds: [first, second] })).toEqual(['slide[0]/notes', 'slide[1]/notes']);
    expect(removed({ removals: true, acceptedIds: [second] })).toEqual(['slide[0]/notes']);
  });

  it('are written at each location on request', () => {
    const model = sampleDocument([sampleShape({}, [sampleRun('plan', { fonts: sampleFont('Arial', LAYOUT) })])]);
    const [finding] = proposed(model).judgement.findings;
    const { proposals } = proposed(model, { at: 'location', findingIds: [finding?.id ?? ''] });
    expect(proposals.map(({ edit }) => edit)).toEqual([
      {
        part: '/ppt/slides/slide1.xml',
        location: 'slide[0]/shape[0]/paragraph[0]/run[0]',
        change: { kind: 'font', slot: 'latin', from: 'Arial', to: THEME_FONT },
      },
    ]);
  });

  it('are only those of the findings that are named', () => {
    const verdana = sampleRun('plan', { fonts: sampleFont('Verdana') });
    const model = sampleDocument([sampleShape({}, [arial, verdana])]);
    const [, second] = proposed(model).judgement.findings;
    const { proposals } = proposed(model, { findingIds: [second?.id ?? ''] });
    expect(proposals.map(({ edit }) => edit.location)).toEqual(['slide[0]/shape[0]/paragraph[0]/run[1]']);
  });

  it('are one edit for findings that agree, and that of the more severe one comes first if they do not', () => {
    const model = sampleDocument([sampleShape({}, [arial])]);
    const same = sampleRule({ type: 'font.unapproved', severity: 'low' });
    const agreeing = proposed(model, {}, [fonts, same]);
    expect(agreeing.proposals.map(({ findings }) => findings.length)).toEqual([2]);
    const other = { ...same, params: { map: { Arial: 'Roboto' } } };
    const { proposals } = proposed(model, {}, [other, fonts]);
    const first = { kind: 'font', slot: 'latin', from: 'Arial', to: THEME_FONT };
    const second = { ...first, to: { kind: 'typeface', typeface: 'Roboto' } };
    expect(proposals.map(({ edit }) => edit.change)).toEqual([first, second]);
    expect(firstOfEach(proposals).map(({ edit }) => edit.change)).toEqual([first]);
  });
});
