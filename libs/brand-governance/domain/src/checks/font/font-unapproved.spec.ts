import { describe, expect, it } from '@jest/globals';
import type { TextRun } from '@livery/office-model';
import { HERE, LAYOUT, sampleDocument, sampleFont, sampleRun, sampleShape } from '@livery/office-testing';
import type { BrandRule } from '../../brand-rule.ts';
import type { Guideline } from '../../guideline.ts';
import { usesOf } from '../../judging/occurrence-positions.ts';
import { findOccurrences } from '../../testing/find-occurrences.ts';
import { sampleApprovedFont, sampleGuideline, sampleRule } from '../../testing/sample-guideline.ts';
import { fontUnapproved } from './font-unapproved.ts';

const inter = sampleGuideline({ fonts: [sampleApprovedFont()] });
const own = sampleRule({ type: 'font.unapproved' });

function found(run: TextRun, rules: readonly BrandRule[] = [own], guideline: Guideline = inter) {
  return findOccurrences(fontUnapproved, sampleDocument([sampleShape({}, [run])]), rules, guideline);
}

const arial = sampleRun('plan', { fonts: sampleFont('Arial') });

describe('an unapproved font', () => {
  it('names its script, the approved fonts and where to fix it', () => {
    const [here] = found(arial);
    expect(here?.describe(usesOf([here]))).toBe('Arial appears in 1 place; your fonts are Inter. Fix it on the slide.');
    const [there] = found(sampleRun('plan', { fonts: sampleFont('Arial', LAYOUT) }));
    expect(there?.describe(usesOf([there]))).toBe(
      'Arial appears in 1 place; your fonts are Inter. The layout "Title Only" sets it: change it there (View ▸ Slide Master).',
    );
  });

  it('is no font at all where text from a web page names a word of style sheets', () => {
    const [pasted] = found(sampleRun('plan', { fonts: sampleFont('inherit') }));
    expect(pasted?.title).toBe('Font does not exist');
    const uses = { length: 110, slides: () => 2, surfaces: () => new Set<never>(), shades: () => 'none' as const };
    expect(pasted?.describe({ ...uses, listMarks: () => null })).toBe(
      '110 pieces of text name a font called "inherit", which does not exist (pasted from a web page); your fonts are Inter. Fix it on 2 slides.',
    );
  });

  it('is fixed in the theme when the theme names it', () => {
    const font = { ...sampleFont('Arial', LAYOUT).latin, theme: { collection: 'minor', provenance: HERE } } as const;
    const run = sampleRun('plan', { fonts: { latin: font, high_ansi: font, ea: font, cs: font, sym: font } });
    const [themed] = found(run);
    expect(themed?.cause).toBe(HERE);
    expect(themed?.describe(usesOf([themed]))).toContain(`It is the body font of ${HERE.name}: change it there`);
  });

  it('compares names without regard to case, and lets symbol fonts pass', () => {
    expect(found(sampleRun('plan', { fonts: sampleFont('INTER') }))).toEqual([]);
    expect(found(sampleRun('à', { fonts: sampleFont('Wingdings') }))).toEqual([]);
  });

  it('lets fonts of formulas pass in formulas, and nowhere else', () => {
    const text = sampleRun('x', { fonts: sampleFont('Cambria Math') });
    expect(found({ ...text, scripts: ['sym'] })).toEqual([]);
    expect(found(text)).toHaveLength(1);
    expect(found({ ...arial, scripts: ['sym'] })).toHaveLength(1);
  });

  it('lets emoji fonts pass', () => {
    expect(found(sampleRun('👍', { fonts: sampleFont('Segoe UI Emoji') }))).toEqual([]);
    expect(found(sampleRun('👍', { fonts: sampleFont('Segoe UI') }))).toHaveLength(1);
  });

  it('lets the fonts pass in which Word sets the signs of check boxes, but no text', () => {
    const gothic = { fonts: sampleFont('MS Gothic') };
    expect(found(sampleRun('☐', gothic, { scripts: ['sym'] }))).toEqual([]);
    expect(found(sampleRun('☐', { fonts: sampleFont('Comic Sans MS') }, { scripts: ['sym'] }))).toHaveLength(1);
    expect(found(sampleRun('plan', gothic))).toHaveLength(1);
  });

  it('is looked for in the scripts that occur, and only where fonts are registered for them', () => {
    const latinOnly = sampleGuideline({ fonts: [sampleApprovedFont({ scripts: ['latin'] })] });
    const japanese: TextRun = { ...arial, scripts: ['ea'] };
    expect(found(japanese, [own], latinOnly)).toEqual([]);
    expect(found(japanese)).toHaveLength(1);
  });

  it('is judged for each script on its own, also where scripts share a font', () => {
    const fonts = [
      sampleApprovedFont({ scripts: ['latin'] }),
      sampleApprovedFont({ name: 'Noto Sans JP', scripts: ['ea'] }),
    ];
    const mixed: TextRun = { ...sampleRun('Tea 茶'), scripts: ['latin', 'ea'] };
    expect(found(mixed, [own], sampleGuideline({ fonts })).map(({ value }) => value)).toEqual(['Inter (East Asian)']);
  });

  it('is never found when no font is registered', () => {
    expect(found(arial, [own], sampleGuideline())).toEqual([]);
  });

  it('may be allowed by a rule, which forbids all other fonts when it is the only rule on fonts', () => {
    const allowed = sampleRule({ type: 'allowed_font', pattern: 'Arial' });
    expect(found(arial, [own, allowed])).toEqual([]);
    expect(found(sampleRun('plan', { fonts: sampleFont('Lato') }), [allowed], sampleGuideline())).toHaveLength(1);
  });

  it('is reported once when a rule forbids it by name', () => {
    const forbidden = sampleRule({ type: 'forbidden_font', pattern: ['arial'], replacement: 'Inter' });
    const occurrences = found(arial, [own, forbidden]);
    expect(occurrences.map(({ title, rule }) => [title, rule])).toEqual([['Font is forbidden', forbidden]]);
    expect(occurrences[0]?.describe(usesOf(occurrences))).toContain('Use Inter.');
  });
});
