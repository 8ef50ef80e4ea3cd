import { CHECK_CATALOGUE, type Guideline } from '@livery/brand-governance-domain';
import type { JsonObject } from '@livery/kernel';
import { LOGO, sha256 } from '@livery/office-testing';
import { FULL_PARAMS, FULL_PATTERNS, houseGuideline, LOGOS } from './full-guideline.ts';

/** Where text documents are judged by something else than decks. */
const PARAMS: Readonly<Record<string, JsonObject>> = {
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

/** One rule for every check that judges text documents, each with something to judge by. */
export const FULL_DOCUMENT_GUIDELINE: Guideline = houseGuideline(
  CHECK_CATALOGUE.filter(({ formats }) => formats?.includes('docx') ?? true).map(({ type }) => ({
    type,
    params: PARAMS[type] ?? FULL_PARAMS[type] ?? {},
    pattern: FULL_PATTERNS[type] ?? null,
  })),
);
