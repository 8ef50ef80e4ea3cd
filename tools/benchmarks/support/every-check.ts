import { type Guideline, RULE_TYPES } from '@livery/brand-governance-domain';
import { readGuideline } from '@livery/brand-governance-infrastructure';

/** Palettes and fonts as the API takes them. */
export interface Brand {
  readonly palettes: readonly object[];
  readonly fonts: readonly { readonly name: string; readonly scripts?: readonly string[] }[];
}

/** A brand that no deck complies with: every colour and every font of a deck is a finding. */
const FOREIGN_BRAND: Brand = {
  palettes: [
    { name: 'House', colors: [{ hex: '#14213D' }, { hex: '#FCA311' }, { hex: '#2A9D8F' }, { hex: '#E5E5E5' }] },
    { name: 'Charts', role: 'chart', colors: [{ hex: '#8AC926' }] },
  ],
  fonts: [{ name: 'Inter' }, { name: 'Noto Sans JP', scripts: ['ea'] }],
};
const TERMS = ['synergy', 'leverage', 'best of breed', 'world class', 'e-mail', 'web site'];

/** The parameters of the checks that find little or nothing by their defaults. */
const PARAMS: Readonly<Record<string, object>> = {
  'color.theme_palette': { slots: { accent1: '#14213D', accent2: '#FCA311' } },
  'font.theme': { major: 'Inter', minor: 'Inter' },
  'font.size_allowed': { allowed_pt: [10, 12, 14, 16, 18, 20, 24, 28, 32, 40, 44] },
  'layout.unknown_master': { masters: [{ name: 'House' }] },
  'layout.unknown_layout': { layouts: ['Title Slide', 'Title and Content', 'Title Only', 'Blank'] },
  'layout.template_version': { current: 'House 2026' },
  'layout.deck_size': { allowed_emu: [[12_192_000, 6_858_000]] },
  'footer.missing': { text: 'Example Ltd' },
  'required.text': { text: 'Example Ltd does not warrant the figures shown here.' },
  'required.slide': { layout: 'Legal', position: 'last' },
  'term.forbidden': { terms: TERMS.map((term) => ({ term })) },
  'term.replace': { terms: TERMS.map((term) => ({ term, replacement: 'cooperation' })) },
  'term.required': { terms: [{ term: '®', after: 'Example' }] },
  'term.trademark': { marks: [{ term: 'Example', mark: '®' }] },
  'term.capitalization': { terms: [{ term: 'PowerPoint' }], titles: 'sentence' },
  'text.punctuation': { straight_quotes: true, end_punctuation: 'forbidden' },
  'lang.wrong': { language: 'en-US' },
  'link.domain': { allow_domains: ['example.com'] },
  'docx.margins': { mm: { top: 25, bottom: 20, left: 25, right: 25 } },
  'docx.page_size': { size: 'A4' },
};
const PATTERNS: Readonly<Record<string, string>> = { 'text.pattern': '/syn[a-z]+|[0-9]+ ?%/' };

/** Checks that need parameters that depend on the document. Rules of these types are refused without them. */
const WITHOUT_PARAMS = /^(?:logo\.|footer\.date$|docx\.(?:style_modified|header_footer)$)/;

/** The checks of the second priority (check catalogue, 2). */
const SECOND = [
  /^color\.(?:theme_palette|transparency)$/,
  /^font\.(?:theme|embedded|substituted|too_many)$/,
  /^image\.oversize$/,
  /^a11y\.(?!alt_text$)/,
  /^(?:layout|lang|spelling|link|deck)\./,
];

/** A guideline with one rule for every check, except those that need parameters that depend on the document. */
export async function everyCheck(brand = FOREIGN_BRAND): Promise<Guideline> {
  // The names that customers use for a check have no dot.
  const types = RULE_TYPES.filter((type) => type.includes('.') && !WITHOUT_PARAMS.test(type));
  const rules = types.map((type) => ({
    type,
    params: type === 'font.substituted' ? { installed: brand.fonts.map(({ name }) => name) } : (PARAMS[type] ?? {}),
    ...(type in PATTERNS && { pattern: PATTERNS[type] }),
  }));
  return readGuideline({ ...brand, rules }, new Date(0));
}

/** The same guideline with the checks of the first priority only. */
export function firstPriority(guideline: Guideline): Guideline {
  const isFirst = (type: string): boolean => !SECOND.some((second) => second.test(type));
  return { ...guideline, rules: guideline.rules.filter(({ type }) => isFirst(type)) };
}
