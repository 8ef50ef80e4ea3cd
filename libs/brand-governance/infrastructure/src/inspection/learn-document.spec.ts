import { describe, expect, it } from '@jest/globals';
import type { Finding, LearntGuideline } from '@livery/brand-governance-domain';
import {
  customColor,
  DEVIATING_SLIDE,
  TEMPLATE_PLACEHOLDERS,
  templateOf,
  templateWithMasters,
} from '@livery/brand-governance-testing';
import {
  LOGO,
  OfficeFile,
  PAGE,
  paragraph,
  picture as wordPicture,
  placeholder,
  run,
  sampleDocx,
  samplePresentation,
  sha256,
  textBox,
  wordParagraph,
} from '@livery/office-testing';
import { inspectDocument } from './inspect-document.ts';
import { learnDocument } from './learn-document.ts';

const at = new Date('2026-01-01T00:00:00Z');

function learnt(bytes: Uint8Array, format: 'pptx' | 'docx' = 'pptx'): LearntGuideline {
  const learning = learnDocument({ bytes, format }, at);
  if (learning.outcome === 'refused') throw new Error(learning.refusal.message);
  return learning.learnt;
}

/** The findings on a document by what was learnt from another one, as far as a rule was learnt for them. */
function findings(
  bytes: Uint8Array,
  { guideline }: LearntGuideline,
  format: 'pptx' | 'docx' = 'pptx',
): readonly Finding[] {
  const verdict = inspectDocument({ bytes, format }, guideline);
  if (verdict.outcome === 'refused') throw new Error(verdict.refusal.message);
  const types = new Set(guideline.rules.map(({ type }) => type));
  return verdict.findings.filter(({ type }) => types.has(type));
}

const typesOf = (list: readonly { readonly type: string }[]) => [...new Set(list.map(({ type }) => type))].sort();
const paramsOf = ({ guideline }: LearntGuideline, type: string) =>
  guideline.rules.find((rule) => rule.type === type)?.params;
const evidenceOf = ({ evidence }: LearntGuideline, path: string) => evidence.find((one) => one.path === path);
const colorsOf = ({ guideline }: LearntGuideline) =>
  guideline.palettes.map(({ name, colors }) => `${name}: ${colors.map(({ hex }) => hex).join(' ')}`);
const fontsOf = ({ guideline }: LearntGuideline) =>
  guideline.fonts.map(({ name, roles, scripts }) => `${name} ${roles.join()} ${scripts.join()}`);
const fill = (color: string) => `<a:solidFill>${color}</a:solidFill>`;
const box = (color: string, id = 2) => textBox('<a:p/>', { shapeProperties: fill(color), id });

describe('the colours of a template', () => {
  it('are those of its theme and its named custom colours, with shades only where they are used', () => {
    const plain = learnt(templateOf());
    expect(colorsOf(plain)).toEqual([
      'Northwind: #000000 #FFFFFF #1F497D #EEECE1 #14213D #FCA311 #0563C1',
      'Custom colours: #E63946 #2A9D8F',
    ]);
    expect(plain.guideline.palettes.map(({ allowBrandShades }) => allowBrandShades)).toEqual([false, false]);
    expect(plain.guideline.settings.allowNeutralGreys).toBe(false);
    const shade = '<a:schemeClr val="accent1"><a:lumMod val="75000"/></a:schemeClr>';
    const shaded = learnt(templateOf({ slides: [box(shade)] }));
    expect(shaded.guideline.palettes[0]?.allowBrandShades).toBe(true);
    expect(evidenceOf(shaded, 'palettes[0].allow_brand_shades')).toMatchObject({ confidence: 'low', seen: 1 });
    expect(learnt(templateOf({}, '')).guideline.palettes[0]?.allowBrandShades).toBe(true);
  });

  it('include what other transforms make of theme colours, under a name and without a warning', () => {
    const derived = '<a:schemeClr val="accent2"><a:satMod val="50000"/></a:schemeClr>';
    const learning = learnt(templateOf({ slides: [box(derived)] }));
    expect(learning.guideline.palettes.at(-1)).toMatchObject({
      name: 'Derived colours',
      colors: [{ name: 'Accent 2, satMod 50 %' }],
    });
    expect(learning.warnings).toEqual([]);
  });

  it('are those of the slots of its theme, under whatever names the colour map of its master offers them', () => {
    const derived = '<a:schemeClr val="accent1"><a:satMod val="50000"/></a:schemeClr>';
    const usual = templateOf({ slides: [box('<a:schemeClr val="bg1"/>') + box(derived, 3)] });
    const file = OfficeFile.open(usual);
    const map = '<p:clrMap bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2" accent1="accent2" accent2="accent1" hlink="hlink"/>';
    file.write('ppt/master.xml', file.text('ppt/master.xml').replace(/<p:clrMap [^>]*>/, map));
    const [mapped, plain] = [learnt(file.bytes()), learnt(usual)];
    expect(mapped.warnings).toEqual([]);
    expect(mapped.guideline.palettes.at(-1)?.colors.map(({ name }) => name)).toEqual(['Accent 2, satMod 50 %']);
    expect([0, 1].map((slot) => evidenceOf(mapped, `palettes[0].colors[${slot}]`)?.seen)).toEqual([1, 6]);
    expect([0, 1].map((slot) => evidenceOf(plain, `palettes[0].colors[${slot}]`)?.seen)).toEqual([6, 1]);
    expect(paramsOf(mapped, 'color.theme_palette')).toEqual(paramsOf(plain, 'color.theme_palette'));
  });

  it('are sure if a theme or three places say them, and unsure if one place does', () => {
    const three = [2, 3, 4].map((id) => box('<a:srgbClr val="5E13C8"/>', id)).join('');
    const learning = learnt(templateOf({ slides: [three + box('<a:srgbClr val="77DD77"/>', 5)] }));
    const [paths] = [learning.guideline.palettes.length - 1];
    expect(evidenceOf(learning, `palettes[${paths}].colors[0]`)).toEqual({
      path: `palettes[${paths}].colors[0]`,
      confidence: 'high',
      seen: 3,
      locations: ['slide[0]/shape[0]', 'slide[0]/shape[1]', 'slide[0]/shape[2]'],
    });
    expect(evidenceOf(learning, `palettes[${paths}].colors[1]`)?.confidence).toBe('low');
    expect(evidenceOf(learning, 'palettes[0].colors[0]')?.confidence).toBe('high');
    expect(typesOf(learning.warnings)).toEqual(['color.off_palette']);
  });

  it('are those in use if there is no theme', () => {
    const file = OfficeFile.open(templateOf({ slides: [box('<a:srgbClr val="5E13C8"/>')] }));
    file.remove('ppt/theme.xml');
    const learning = learnt(file.bytes());
    expect(colorsOf(learning)).toEqual(['Colours in use: #5E13C8']);
    expect(learning.warnings.map(({ type }) => type)).toContain('template');
    expect(learning.openFindings).toBe(0);
  });

  it('of 10,000 named custom colours are the first thousand, with a warning', () => {
    const custom = Array.from({ length: 10_000 }, (_, index) => customColor(`Colour ${index}`, hexOf(index * 1_601)));
    const learning = learnt(templateOf({}, custom.join('')));
    const count = learning.guideline.palettes.reduce((sum, { colors }) => sum + colors.length, 0);
    expect(count).toBeGreaterThan(900);
    expect(count).toBeLessThan(1_010);
    expect(learning.warnings[0]?.message).toBe(
      'The template names 9000 more custom colours than the 1000 that are learnt.',
    );
  });

  it('cannot be learnt from slides with 10,000 colours, so that nothing of them can be applied', () => {
    const shapes = Array.from({ length: 10_000 }, (_, index) =>
      box(`<a:srgbClr val="${hexOf(index * 1_601)}"/>`, index + 2),
    );
    const learning = learnt(templateOf({ slides: [shapes.join('')] }));
    expect(learning.openFindings).toBeGreaterThan(1_000);
    expect(colorsOf(learning)).toHaveLength(2);
    expect(learning.warnings).toHaveLength(200);
    expect(learning.warnings[0]?.message).toMatch(/^The template uses \d+ colours that are neither/);
  });
});

function hexOf(value: number): string {
  return (value % 0xffffff).toString(16).padStart(6, '0').toUpperCase();
}

describe('the fonts of a template', () => {
  it('are those of the theme with their roles, and others with a warning', () => {
    const learning = learnt(templateOf({ slides: [DEVIATING_SLIDE] }));
    expect(fontsOf(learning)).toEqual(['Georgia heading latin', 'Inter body latin', 'Comic Sans MS any latin']);
    expect(learning.warnings.find(({ type }) => type === 'font.unapproved')).toEqual({
      type: 'font.unapproved',
      message: 'Comic Sans MS is used in one place, and is no font of the theme.',
      locations: ['slide[0]/shape[0]/paragraph[0]/run[0]'],
    });
  });

  it('are approved for the scripts that they are used for', () => {
    const japanese = paragraph('日本', '<a:rPr lang="ja-JP"><a:ea typeface="Noto Sans JP"/></a:rPr>');
    const learning = learnt(templateOf({ slides: [textBox(japanese)] }));
    expect(learning.guideline.fonts.find(({ name }) => name === 'Noto Sans JP')?.scripts).toEqual(['ea']);
  });

  it('include those that the theme names for East Asian and complex scripts, although the template has no such text', () => {
    const file = OfficeFile.open(templateOf());
    const named = '<a:ea typeface="Noto Sans JP"/><a:cs typeface="Noto Naskh Arabic"/>';
    const theme = file.text('ppt/theme.xml');
    file.write(
      'ppt/theme.xml',
      theme.replace(/(<a:minorFont>.*?)<a:ea typeface=""\/><a:cs typeface=""\/>/s, `$1${named}`),
    );
    const learning = learnt(file.bytes());
    expect(fontsOf(learning)).toEqual([
      'Georgia heading latin',
      'Inter body latin',
      'Noto Sans JP body ea',
      'Noto Naskh Arabic body cs',
    ]);
    expect(evidenceOf(learning, 'fonts[2]')).toMatchObject({ confidence: 'high', locations: ['theme[0]/font[minor]'] });
    const japanese = (font: string) =>
      templateOf({ slides: [textBox(paragraph('日本', `<a:rPr lang="ja-JP"><a:ea typeface="${font}"/></a:rPr>`))] });
    expect(typesOf(findings(japanese('Meiryo'), learning))).toContain('font.unapproved');
    expect(typesOf(findings(japanese('Noto Sans JP'), learning))).not.toContain('font.unapproved');
  });

  it('are those in use if the theme names none, and never those of symbols', () => {
    const file = OfficeFile.open(
      templateOf({
        slides: [textBox(paragraph('A', '<a:rPr><a:latin typeface="Futura"/><a:sym typeface="Wingdings"/></a:rPr>'))],
      }),
    );
    file.remove('ppt/theme.xml');
    const learning = learnt(file.bytes());
    expect(learning.guideline.fonts.map(({ name }) => name)).toEqual(['Futura']);
    expect(paramsOf(learning, 'font.theme')).toBeUndefined();
  });
});

describe('the sizes of a template', () => {
  it('are those that its layouts give, by the type of the placeholder', () => {
    const learning = learnt(templateOf());
    expect(paramsOf(learning, 'font.size_max')).toEqual({
      max_pt: 44,
      by_placeholder: { title: { max_pt: 44 }, body: { max_pt: 28 } },
    });
    expect(evidenceOf(learning, 'rules[2].params.by_placeholder.body.min_pt')?.locations).toEqual([
      'master[0]/text_style[body]/level[3]',
      'master[0]/text_style[body]/level[4]',
    ]);
  });

  it('are widened to what a slide does against them, with a warning', () => {
    const learning = learnt(templateOf({ slides: [DEVIATING_SLIDE] }));
    expect(paramsOf(learning, 'font.size_min')).toMatchObject({ by_placeholder: { body: { min_pt: 9 } } });
    const message = '1 piece of text in placeholders of the type "body" with 9 pt; the layouts give 18 to 28 pt.';
    expect(learning.warnings.map((warning) => warning.message)).toContain(message);
  });
});

describe('the layouts of a template', () => {
  it('are known to the rules, which find decks that were not made from it', () => {
    const learning = learnt(templateOf());
    expect(findings(templateOf({ slides: [placeholder('type="title"', paragraph('Hello'))] }), learning)).toEqual([]);
    const foreign = samplePresentation({ slides: [textBox(paragraph('Small', '<a:rPr sz="800"/>'))] });
    expect(typesOf(findings(foreign, learning))).toEqual([
      'color.theme_palette',
      'font.size_min',
      'font.unapproved',
      'layout.unknown_layout',
      'layout.unknown_master',
    ]);
  });

  it('of three masters with different themes are all known, without rules on the theme', () => {
    const learning = learnt(templateWithMasters(['A03060', '30A060']));
    expect(paramsOf(learning, 'layout.unknown_master')).toEqual({
      masters: [{ name: 'Northwind' }, { name: 'Theme A03060' }, { name: 'Theme 30A060' }],
    });
    expect(colorsOf(learning).slice(1, 3)).toEqual(['Theme A03060: #A03060', 'Theme 30A060: #30A060']);
    expect(paramsOf(learning, 'color.theme_palette')).not.toHaveProperty('slots.accent1');
    expect(learning.openFindings).toBe(0);
  });
});

describe('the logo of a template', () => {
  const logo = (width: number, x = 100) =>
    '<p:pic><p:nvPicPr><p:cNvPr id="9" name="Logo"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rId9"/></p:blipFill>' +
    `<p:spPr><a:xfrm><a:off x="${x}" y="200"/><a:ext cx="${width}" cy="400000"/></a:xfrm></p:spPr></p:pic>`;
  const withLogo = (width: number, x?: number) =>
    templateOf({
      masterShapes: TEMPLATE_PLACEHOLDERS + logo(width, x),
      relationships: { 'ppt/master.xml': [{ id: 'rId9', type: 'image', target: 'media/logo.png' }] },
      parts: { 'ppt/media/logo.png': LOGO },
    });

  it('is a small picture that the layouts share, and has its place', () => {
    const learning = learnt(withLogo(800_000));
    expect(paramsOf(learning, 'logo.missing')).toMatchObject({ logos: [{ id: 'logo', sha256: [sha256(LOGO)] }] });
    expect(paramsOf(learning, 'logo.moved')).toMatchObject({ box_emu: [100, 200, 800_000, 400_000] });
    expect(typesOf(findings(templateOf({ slides: [placeholder('type="title"', paragraph('A'))] }), learning))).toEqual([
      'logo.missing',
    ]);
  });

  it('has no place if that is further from the slides than a rule can say', () => {
    const learning = learnt(withLogo(800_000, 2_147_483_647));
    expect(paramsOf(learning, 'logo.missing')).toMatchObject({ logos: [{ sha256: [sha256(LOGO)] }] });
    expect(paramsOf(learning, 'logo.moved')).toBeUndefined();
  });

  it('need not stand on a layout without it, but no rule can name a layout with a name of 70,000 characters', () => {
    const bareLayout = (name: string): LearntGuideline => {
      const file = OfficeFile.open(withLogo(800_000));
      const own = file.text('ppt/layout.xml').replace('name="Content"', `name="${name}"`);
      file.write('ppt/bare.xml', own.replace('<p:sldLayout ', '<p:sldLayout showMasterSp="0" '));
      file.write('ppt/_rels/bare.xml.rels', file.text('ppt/_rels/layout.xml.rels'));
      file.addRelationships('ppt/master.xml', [{ id: 'rId8', type: 'slideLayout', target: 'bare.xml' }]);
      return learnt(file.bytes());
    };
    expect(paramsOf(bareLayout('Divider'), 'logo.missing')).toMatchObject({ exclude_layouts: ['Divider'] });
    const unnameable = bareLayout('x'.repeat(70_000));
    expect(paramsOf(unnameable, 'logo.missing')).toBeUndefined();
    expect(typesOf(unnameable.warnings)).toContain('logo.missing');
  });

  it('is no large picture', () => {
    expect(paramsOf(learnt(withLogo(90_000_000)), 'logo.missing')).toBeUndefined();
  });
});

describe('the footers of a template', () => {
  const number = placeholder(
    'type="sldNum" idx="12"',
    '<a:p><a:fld type="slidenum" id="{1}"><a:t>1</a:t></a:fld></a:p>',
    { id: 6 },
  );
  const footer = placeholder('type="ftr" idx="11"', paragraph('Confidential'), { id: 5 });

  it('become rules where the template itself has them, and inactive ones where it only offers them', () => {
    const layoutShapes = TEMPLATE_PLACEHOLDERS + number + footer;
    const offering = learnt(templateOf({ layoutShapes })).guideline.rules;
    expect(offering.find(({ type }) => type === 'footer.slide_number')?.active).toBe(false);
    expect(offering.find(({ type }) => type === 'footer.missing')?.params).toMatchObject({ text: 'Confidential' });
    const slide = placeholder('type="title"', paragraph('A')) + number + footer;
    const showing = learnt(templateOf({ layoutShapes, slides: [slide, slide] }));
    expect(showing.guideline.rules.find(({ type }) => type === 'footer.slide_number')?.active).toBe(true);
  });

  it('are left out with a warning if the template does not obey them', () => {
    const layoutShapes = TEMPLATE_PLACEHOLDERS + footer;
    const slide = placeholder('type="title"', paragraph('A'));
    const learning = learnt(templateOf({ layoutShapes, slides: [slide, slide] }));
    expect(paramsOf(learning, 'footer.missing')).toBeUndefined();
    expect(typesOf(learning.warnings)).toEqual(['footer.missing']);
  });
});

describe('a text document as a template', () => {
  const heading = wordParagraph(run('Title'), { style: 'Heading1' });

  it('says colours, fonts, sizes, styles and pages', () => {
    const learning = learnt(sampleDocx({ body: heading + wordParagraph(run('Text')) }), 'docx');
    expect(paramsOf(learning, 'docx.margins')).toEqual({ mm: { top: 25, bottom: 20, left: 25, right: 25 } });
    expect(paramsOf(learning, 'docx.page_size')).toEqual({ size: 'A4', orientation: 'portrait' });
    expect(paramsOf(learning, 'docx.style_modified')).toMatchObject({
      template_styles: { 'heading 1': { size: 18, color: '#4472C4' } },
    });
    expect(paramsOf(learning, 'font.size_max')).toMatchObject({ max_pt: 18 });
    expect(
      learning.guideline.rules.filter(({ appliesTo }) => appliesTo.includes('pptx')).map(({ type }) => type),
    ).toEqual(['color.off_palette', 'font.unapproved']);
  });

  it('finds a document that was not made from it', () => {
    const learning = learnt(sampleDocx({ body: wordParagraph(run('Text')) }), 'docx');
    const other = sampleDocx({
      body: wordParagraph(
        run(
          'Text',
          '<w:rFonts w:ascii="Comic Sans MS" w:hAnsi="Comic Sans MS"/><w:color w:val="5E13C8"/><w:sz w:val="12"/>',
        ),
      ),
      section: PAGE.replace('w:top="1417"', 'w:top="400"'),
    });
    expect(typesOf(findings(other, learning, 'docx'))).toEqual([
      'color.off_palette',
      'docx.margins',
      'font.size_min',
      'font.unapproved',
    ]);
  });

  it('says nothing of margins in which its sections differ', () => {
    const first = `<w:p><w:pPr><w:sectPr>${PAGE.replace('w:top="1417"', 'w:top="400"')}</w:sectPr></w:pPr></w:p>`;
    const learning = learnt(sampleDocx({ body: first + wordParagraph(run('Text')) }), 'docx');
    expect(paramsOf(learning, 'docx.margins')).toEqual({ mm: { bottom: 20, left: 25, right: 25 } });
  });

  it('has its logo in the header', () => {
    const bytes = sampleDocx({
      headers: [wordParagraph(wordPicture('r:embed="rId1"'))],
      relationships: { 'word/header1.xml': [{ id: 'rId1', type: 'image', target: 'media/logo.png' }] },
      parts: { 'word/media/logo.png': LOGO },
    });
    expect(paramsOf(learnt(bytes, 'docx'), 'logo.missing')).toEqual({
      logos: [{ id: 'logo', sha256: [sha256(LOGO)] }],
      on: 'header',
    });
  });
});

describe('what cannot be learnt from', () => {
  it('is refused as checks refuse it', () => {
    expect(learnDocument({ bytes: new Uint8Array(4), format: 'pptx' }, at)).toMatchObject({ outcome: 'refused' });
    expect(learnDocument({ bytes: templateOf(), format: 'docx' }, at)).toMatchObject({
      refusal: { code: 'content_type_mismatch' },
    });
  });
});
