import type { PageSetup } from '@livery/office-model';
import { sectionInWords } from '../../document-view/document-sections.ts';
import { EMU_PER_MM } from '../../judging/in-words.ts';
import { nullOr, oneOf, param } from '../../judging/param-schemas.ts';
import { reportSection } from '../../judging/report-section.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { textOf } from '../../judging/read-rule-params.ts';

/** Page sizes in millimetres, the shorter side first (ISO 216; ANSI Y14.1). */
export const SIZES: ReadonlyMap<string, readonly [width: number, height: number]> = new Map([
  ['A3', [297, 420]],
  ['A4', [210, 297]],
  ['A5', [148, 210]],
  ['A6', [105, 148]],
  ['B4', [250, 353]],
  ['B5', [176, 250]],
  ['Letter', [215.9, 279.4]],
  ['Legal', [215.9, 355.6]],
  ['Tabloid', [279.4, 431.8]],
  ['Executive', [184.1, 266.7]],
]);

const SAME_MM = 1.5;

const SIZE_PARAMS = {
  size: param(
    nullOr(oneOf(...SIZES.keys())),
    'The required page size. If it is left out or null, all sizes are allowed.',
  ),
  orientation: param(
    nullOr(oneOf('portrait', 'landscape')),
    'The required orientation of pages. If it is left out or null, both orientations are allowed.',
  ),
};

/** Reports a section whose pages have another size or orientation than required (check catalogue, 3.15). */
export const docxPageSize = ruleCheck({
  type: 'docx.page_size',
  severity: 'medium',
  formats: ['docx'],
  name: 'Page size',
  summary: 'The pages of a section do not have the required size or orientation.',
  params: SIZE_PARAMS,
  needs: [['params.size', 'params.orientation']],
  example: { params: { size: 'A4', orientation: 'portrait' } },
  *find(rule, { model }) {
    if (model.format !== 'docx') return;
    const size = textOf(rule, 'size');
    const orientation = textOf(rule, 'orientation');
    for (const section of model.sections) {
      const { page } = section;
      const actual = sizeInWords(page);
      const lies = page.width > page.height ? 'landscape' : 'portrait';
      const isWrongWay = orientation !== null && orientation !== lies;
      if ((size === null || actual === size) && !isWrongWay) continue;
      const is = isWrongWay ? `${actual} ${lies}` : actual;
      const wanted = [size, isWrongWay ? orientation : null].filter((one) => one !== null).join(' ');
      const detail = `${sectionInWords(section)} is ${is}; yours: ${wanted} (Layout ▸ Page Setup).`;
      yield reportSection(rule, section, { title: 'Page size is wrong', detail });
    }
  },
});

/** A page size in words: `Letter`, `216 × 330 mm`. */
export function sizeInWords({ width, height }: PageSetup): string {
  const [short = 0, long = 0] = [width, height].map((side) => side / EMU_PER_MM).sort((a, b) => a - b);
  for (const [name, [across, down]] of SIZES) {
    if (Math.abs(across - short) <= SAME_MM && Math.abs(down - long) <= SAME_MM) return name;
  }
  return `${Math.round(width / EMU_PER_MM)} × ${Math.round(height / EMU_PER_MM)} mm`;
}
