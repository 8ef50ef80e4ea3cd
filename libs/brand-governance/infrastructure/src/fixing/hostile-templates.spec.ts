import { expect, it } from '@jest/globals';
import type { Finding } from '@livery/brand-governance-domain';
import {
  customColor,
  DECK_GUIDELINE,
  DEVIATING_SLIDE,
  templateOf,
  templateWithMasters,
} from '@livery/brand-governance-testing';
import { OfficeFile, textBox } from '@livery/office-testing';
import { inspectDocument } from '../inspection/inspect-document.ts';
import { fixed } from './testing/fixed.ts';

const hexOf = (index: number): string => ((index * 1_601) % 0xffffff).toString(16).padStart(6, '0').toUpperCase();
const many = (count: number, of: (hex: string, index: number) => string): string =>
  Array.from({ length: count }, (_, index) => of(hexOf(index), index)).join('');
const box = (hex: string, index: number): string =>
  textBox('<a:p/>', { id: index + 2, shapeProperties: `<a:solidFill><a:srgbClr val="${hex}"/></a:solidFill>` });

const custom = (hex: string, index: number): string => customColor(`Colour ${index}`, hex);
const DEVIATING = { slides: [DEVIATING_SLIDE] };

function withoutTheme(): Buffer {
  const file = OfficeFile.open(templateOf(DEVIATING));
  file.remove('ppt/theme.xml');
  return file.bytes();
}

function findingsOf(bytes: Uint8Array): readonly Finding[] {
  const verdict = inspectDocument({ bytes, format: 'pptx' }, DECK_GUIDELINE);
  if (verdict.outcome !== 'judged') throw new Error(verdict.refusal.message);
  return verdict.findings;
}

it.each([
  ['without a theme', withoutTheme],
  ['with three masters', () => templateWithMasters(['A03060', '30A060'], DEVIATING)],
  ['with 10,000 named custom colours', () => templateOf(DEVIATING, many(10_000, custom))],
  ['with a slide of 10,000 colours', () => templateOf({ slides: [many(10_000, box)] })],
])(
  'a template %s is fixed, without a new finding',
  (_, build) => {
    const bytes = build();
    const [before, fix] = [findingsOf(bytes), fixed(bytes, 'pptx', DECK_GUIDELINE)];
    const after = findingsOf(fix.bytes);
    const gone = new Set(fix.fixedFindings);
    expect(before.filter(({ id }) => gone.has(id))).not.toEqual([]);
    expect(after.filter(({ id }) => gone.has(id))).toEqual([]);
    const known = new Set(before.map(({ type }) => type));
    expect(after.filter(({ type }) => !known.has(type))).toEqual([]);
  },
  30_000,
);
