import {
  type BrandRuleDraft,
  CHECK_CATALOGUE,
  DEFAULT_PALETTE_SETTINGS,
  defineBrandPalette,
  defineBrandRule,
  defineFont,
  type Guideline,
  paramDefaults,
} from '@livery/brand-governance-domain';
import { compileLinear } from '@livery/brand-governance-infrastructure';
import type { JsonObject } from '@livery/kernel';
import {
  FORMER_LOGO,
  FORMER_LOGO_HASH,
  LARGE_PICTURE,
  LOGO,
  LOGO_HASH,
  PHOTO,
  SVG,
  sha256,
} from '@livery/office-testing';

const at = new Date('2026-01-01T00:00:00Z');
const id = '00000000-0000-7000-8000-00000000000a';

/** The logo by its content and by its perceptual hash. */
const LOGOS = { logos: [{ id: 'primary', sha256: [sha256(LOGO)], phash: [LOGO_HASH], aspect: 2 }] };
const FOOTED = { first_slide: true };

/** The parameters of the checks that find nothing by their defaults. */
const PARAMS: Readonly<Record<string, JsonObject>> = {
  'color.theme_palette': { slots: { accent1: '#0F4C81', dk2: '#1F497D', hlink: '#0563C1' } },
  'font.theme': { major: 'Georgia', minor: 'Inter' },
  'font.substituted': { installed: ['Inter', 'Georgia', 'Lato', 'Roboto', 'Comic Sans MS'] },
  'font.size_allowed': { allowed_pt: [7.7, 8, 9, 10, 11, 12, 18, 24, 44, 66] },
  'logo.missing': LOGOS,
  'logo.moved': { ...LOGOS, box_emu: [7_400_000, 460_000, 1_200_000, 600_000] },
  'logo.resized': LOGOS,
  'logo.distorted': LOGOS,
  'logo.clear_space': LOGOS,
  'logo.overlap': LOGOS,
  'logo.wrong_version': {
    ...LOGOS,
    retired: [{ id: '2019', sha256: [sha256(FORMER_LOGO)], phash: [FORMER_LOGO_HASH], aspect: 2 }],
  },
  'image.unapproved': { approved_sha256: [LOGO, FORMER_LOGO, PHOTO, LARGE_PICTURE, SVG].map(sha256) },
  'image.oversize': { max_bytes: 60_000 },
  'layout.unknown_master': {
    masters: [{ name: 'House' }, { name: 'Casa' }, { name: 'House of yore', sha256: 'ab'.repeat(32) }],
  },
  'layout.unknown_layout': { layouts: ['Sample'] },
  'layout.template_version': { current: 'House' },
  'layout.deck_size': { allowed_emu: [[9_144_000, 6_858_000]] },
  'footer.missing': { ...FOOTED, text: 'Northwind' },
  'footer.slide_number': FOOTED,
  'footer.date': { ...FOOTED, required: true, fixed_only: true },
  'required.text': { text: 'No offer to sell' },
  'required.slide': { text: 'January', position: 'first' },
  'a11y.alt_text': { kinds: ['picture', 'chart', 'smartart', 'table', 'group'] },
  'term.forbidden': { terms: [{ term: 'guaranteed', forms: ['guarantee'] }] },
  'term.replace': { terms: [{ term: 'e-mail', replacement: 'email' }] },
  'term.required': { terms: [{ term: 'Limited' }] },
  'term.trademark': { marks: [{ term: 'Contoso', mark: '®' }] },
  'term.capitalization': { terms: [{ term: 'PowerPoint' }], titles: 'sentence' },
  'text.punctuation': { straight_quotes: true, end_punctuation: 'forbidden' },
  'lang.wrong': { language: 'en-GB' },
  'link.domain': { allow_domains: ['example.com'] },
  'docx.style_modified': { template_styles: { 'Heading 1': { font: 'Georgia' } } },
  'docx.header_footer': { footer: { text: 'Northwind' } },
  'docx.margins': { mm: { top: 25, bottom: 20, left: 25, right: 25 } },
  'docx.page_size': { size: 'A4' },
};

/** The parameters for text documents, where they differ from those for decks. */
const DOCUMENT_PARAMS: Readonly<Record<string, JsonObject>> = {
  'font.size_allowed': { allowed_pt: [8, 9, 10, 11, 12, 14, 18, 66] },
  'logo.missing': { ...LOGOS, on: 'header' },
  'logo.moved': { ...LOGOS, box_emu: [720_000, 720_000, 1_200_000, 600_000] },
  'docx.style_modified': {
    template_styles: {
      'Heading 1': { font: 'Georgia', size: 18, color: '#0F4C81', spacing: { before: 12, after: 0, line: 1 } },
    },
  },
  'docx.header_footer': {
    header: { text: 'Confidential', picture_sha256: [sha256(LOGO)], style: 'header' },
    footer: { text: 'Northwind', style: 'footer' },
  },
};

const PATTERNS: Readonly<Record<string, string>> = { 'text.pattern': '/\\b20\\d\\d\\/\\d\\d\\b/' };

const palette = {
  name: 'House',
  colors: [{ name: 'Blue', hex: '#0F4C81' }, { hex: '#1F497D' }, { hex: '#0563C1' }],
};

/** The same guideline, whose rules state all parameters: those that they left out have the defaults of the catalogue. */
export function withDefaultsWritten(guideline: Guideline): Guideline {
  const defaults = new Map(CHECK_CATALOGUE.map((check) => [check.type, paramDefaults(check)]));
  const rules = guideline.rules.map((rule) => ({ ...rule, params: { ...defaults.get(rule.type), ...rule.params } }));
  return { ...guideline, rules };
}

/** A guideline of these rules, with one palette and five fonts. */
function houseGuideline(rules: readonly BrandRuleDraft[]): Guideline {
  return {
    rules: rules.map((draft) => defineBrandRule(draft, { id, at, compile: compileLinear })),
    settings: DEFAULT_PALETTE_SETTINGS,
    palettes: [defineBrandPalette(palette, { id, at, newId: () => id })],
    fonts: ['Inter', 'Georgia', 'Lato', 'Roboto', 'Futura PT'].map((name) => defineFont({ name }, { id, at })),
  };
}

/** What deck mutants are judged by: one rule for every check of the catalogue, each with parameters that let it find something. */
export const DECK_GUIDELINE: Guideline = houseGuideline(
  CHECK_CATALOGUE.map(({ type }) => ({ type, params: PARAMS[type] ?? {}, pattern: PATTERNS[type] ?? null })),
);

/** What document mutants are judged by: one rule for every check that judges text documents. */
export const DOCUMENT_GUIDELINE: Guideline = houseGuideline(
  CHECK_CATALOGUE.filter(({ formats }) => formats?.includes('docx') ?? true).map(({ type }) => ({
    type,
    params: DOCUMENT_PARAMS[type] ?? PARAMS[type] ?? {},
    pattern: PATTERNS[type] ?? null,
  })),
);
