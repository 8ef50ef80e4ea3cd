import type { JsonObject } from '@livery/kernel';
import type { PageSetup } from '@livery/office-model';
import { sectionInWords } from '../../document-view/document-sections.ts';
import { onSection } from '../../document-view/section-ends.ts';
import { defaulted, nullOr, numberFrom, objectOf, oneOf, param } from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { numberMember, numberOf, objectParam, textOf } from '../../judging/rule-params.ts';

const EMU_PER_MM = 36_000;
const MOST_MM = 1_000;
const SIDES = ['top', 'bottom', 'left', 'right'] as const;
const millimetres = numberFrom(0, MOST_MM);

const MARGIN_PARAMS = {
  mm: defaulted(
    objectOf({ top: millimetres, bottom: millimetres, left: millimetres, right: millimetres }),
    { top: 25, bottom: 20, left: 25, right: 25 },
    'The required margins in millimetres. A side that is left out is not judged.',
  ),
  tolerance_mm: defaulted(millimetres, 1, 'By how many millimetres a margin may differ.'),
};

/** Margins of a section (check catalogue, 3.15). */
export const docxMargins = ruleCheck({
  type: 'docx.margins',
  severity: 'medium',
  formats: ['docx'],
  name: 'Margins',
  summary: 'The margins of a section differ from the required ones.',
  params: MARGIN_PARAMS,
  *find(rule, { model }) {
    if (model.format !== 'docx') return;
    const required: JsonObject = rule.params['mm'] === undefined ? MARGIN_PARAMS.mm.default : objectParam(rule, 'mm');
    const tolerance = numberOf(rule, 'tolerance_mm', MARGIN_PARAMS.tolerance_mm.default);
    for (const section of model.sections) {
      const wrong = SIDES.flatMap((side) => {
        const actual = widthOf(section.page.margins, side) / EMU_PER_MM;
        const wanted = numberMember(required, side);
        if (wanted === null || Math.abs(actual - wanted) <= tolerance) return [];
        return [`${side} ${rounded(actual)} mm, required ${wanted} mm`];
      });
      if (wrong.length === 0) continue;
      const detail = `${sectionInWords(section)}: ${wrong.join('; ')}.`;
      yield onSection(rule, section, 'Margins are wrong', detail, `section[${section.index}]/margins`);
    }
  },
});

/** A negative margin above or below is kept however high header and footer are (ECMA-376 Part 1, 17.6.11). */
function widthOf(margins: PageSetup['margins'], side: (typeof SIDES)[number]): number {
  return side === 'top' || side === 'bottom' ? Math.abs(margins[side]) : margins[side];
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Millimetres, the shorter side first (ISO 216; ANSI Y14.1). */
const SIZES: ReadonlyMap<string, readonly [width: number, height: number]> = new Map([
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
  size: defaulted(nullOr(oneOf(...SIZES.keys())), 'A4', 'The required size of pages; any when null.'),
  orientation: param(nullOr(oneOf('portrait', 'landscape')), 'How pages have to lie; either way when it is left out.'),
};

/** Size and orientation of the pages of a section (check catalogue, 3.15). */
export const docxPageSize = ruleCheck({
  type: 'docx.page_size',
  severity: 'medium',
  formats: ['docx'],
  name: 'Page size',
  summary: 'The pages of a section have another size or orientation than required.',
  params: SIZE_PARAMS,
  *find(rule, { model }) {
    if (model.format !== 'docx') return;
    const size = rule.params['size'] === undefined ? SIZE_PARAMS.size.default : textOf(rule, 'size');
    const orientation = textOf(rule, 'orientation');
    for (const section of model.sections) {
      const { page } = section;
      const actual = sizeInWords(page);
      const lies = page.width > page.height ? 'landscape' : 'portrait';
      const isWrongWay = orientation !== null && orientation !== lies;
      if ((size === null || actual === size) && !isWrongWay) continue;
      const is = isWrongWay ? `${actual} ${lies}` : actual;
      const wanted = [size, isWrongWay ? orientation : null].filter((one) => one !== null).join(' ');
      const detail = `${sectionInWords(section)}: ${is}, required ${wanted}.`;
      yield onSection(rule, section, 'Page size is wrong', detail);
    }
  },
});

/** `Letter`, `216 × 330 mm`. */
function sizeInWords({ width, height }: PageSetup): string {
  const [short = 0, long = 0] = [width, height].map((side) => side / EMU_PER_MM).sort((a, b) => a - b);
  for (const [name, [across, down]] of SIZES) {
    if (Math.abs(across - short) <= SAME_MM && Math.abs(down - long) <= SAME_MM) return name;
  }
  return `${Math.round(width / EMU_PER_MM)} × ${Math.round(height / EMU_PER_MM)} mm`;
}
