import { describe, expect, it } from '@jest/globals';
import type { PageStories, Section, Story } from '@livery/office-model';
import {
  sampleBody,
  sampleParagraph,
  sampleRun,
  sampleSection,
  sampleStory,
  sampleTextDocument,
} from '@livery/office-testing';
import type { BrandRuleDraft } from '../../define-brand-rule.ts';
import { checkOf } from '../../judging/check-catalogue.ts';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';

const NONE: PageStories = { default: null, first: null, even: null };
const PAGE = sampleRun('1', {}, { field: ' PAGE ' });

/** A footer of these runs. A text is a plain run. */
function footer(name: string, ...runs: readonly (string | typeof PAGE)[]): Story {
  return sampleStory([sampleParagraph(runs.map((run) => (typeof run === 'string' ? sampleRun(run) : run)))], {
    kind: 'footer',
    part: `/word/${name}.xml`,
    address: { parent: null, step: { kind: 'story', name } },
  });
}

const section = (index: number, footers: Partial<PageStories>, facts: Partial<Section> = {}): Section =>
  sampleSection({ index, firstPage: index + 1, footers: { ...NONE, ...footers }, ...facts });

function found(draft: BrandRuleDraft, ...sections: readonly Section[]): readonly string[] {
  const check = checkOf(draft.type)?.check;
  if (check === undefined) throw new Error(`No check goes by ${draft.type}.`);
  const stories = sections.flatMap(({ footers }) => [footers.default, footers.first, footers.even]);
  const document = sampleTextDocument({
    stories: [sampleBody([]), ...new Set(stories.filter((story) => story !== null))],
    sections,
  });
  return findInWords(check, document, [sampleRule(draft)]);
}

describe('the footer of a section', () => {
  it('is there, with the text that the rule asks for', () => {
    const house = footer('footer1', 'Northwind');
    expect(found({ type: 'footer.missing' }, section(0, { default: house }), section(1, {}))).toEqual([
      'section[1]: Section 2 has no footer.',
    ]);
    const named = { type: 'footer.missing', params: { text: 'northwind' } };
    expect(found(named, section(0, { default: house }))).toEqual([]);
    expect(found(named, section(0, { default: footer('footer2', 'Contoso') }))).toEqual([
      'section[0]: Section 1 has no footer "northwind".',
    ]);
  });

  it('may be left out on first pages, unless the rule says otherwise', () => {
    const titled = section(0, { default: footer('footer1', 'Northwind') }, { titlePage: true });
    expect(found({ type: 'footer.missing' }, titled)).toEqual([]);
    expect(found({ type: 'footer.missing', params: { first_slide: true } }, titled)).toEqual([
      'section[0]: Section 1 has no footer on its first page.',
    ]);
  });

  it('has the number of the page, as a field', () => {
    const numbered = section(0, { default: footer('footer1', 'Page ', PAGE) });
    const written = section(1, { default: footer('footer2', 'Page 1') });
    expect(found({ type: 'footer.slide_number' }, numbered, written)).toEqual([
      'section[1]: Section 2 has no page number.',
    ]);
  });

  it('has a date, in words or as a field, which may have to stay the same', () => {
    const dated = (...runs: Parameters<typeof footer>) => section(0, { default: footer(...runs) });
    const required = { type: 'footer.date', params: { required: true } };
    expect(found(required, dated('f', '12.3.2026'))).toEqual([]);
    expect(found(required, dated('f', 'March 2026'))).toEqual([]);
    expect(found(required, dated('f', 'Northwind'))).toEqual(['section[0]: Section 1 has no date.']);
    const changing = sampleRun('1 March', {}, { field: 'DATE' });
    expect(found(required, dated('f', changing))).toEqual([]);
    expect(found({ type: 'footer.date', params: { fixed_only: true } }, dated('f', changing))).toEqual([
      'section[0]: The date of section 1 changes with every day.',
    ]);
  });

  it('has one of the labels, on first pages as well', () => {
    const rule = { type: 'footer.confidentiality', params: { labels: ['Confidential', 'Internal'] } };
    const labelled = footer('footer1', 'For INTERNAL use');
    expect(found(rule, section(0, { default: labelled }))).toEqual([]);
    expect(found(rule, section(0, { default: labelled }, { titlePage: true }))).toEqual([
      'section[0]: Section 1 has no "Confidential" or "Internal" in header or footer on its first page.',
    ]);
    const deck = { type: rule.type, params: { ...rule.params, per: 'deck' } };
    expect(found(deck, section(0, {}), section(1, { default: labelled }))).toEqual([]);
    expect(found(deck, section(0, {}), section(1, {}))).toEqual([
      'section[0]: The document does not show "Confidential" or "Internal".',
    ]);
  });
});
