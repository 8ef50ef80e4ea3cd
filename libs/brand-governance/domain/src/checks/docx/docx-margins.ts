import type { PageSetup } from '@livery/office-model';
import { sectionInWords } from '../../document-view/document-sections.ts';
import { EMU_PER_MM, lengthInWords, listInWords } from '../../judging/in-words.ts';
import { defaulted, numberFrom, objectOf, param } from '../../judging/param-schemas.ts';
import { reportSection } from '../../judging/report-section.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { numberMember, numberOf, objectParam } from '../../judging/read-rule-params.ts';

const MOST_MM = 1_000;
export const SIDES = ['top', 'bottom', 'left', 'right'] as const;
const millimetres = numberFrom(0, MOST_MM);

const MARGIN_PARAMS = {
  mm: param(
    objectOf({ top: millimetres, bottom: millimetres, left: millimetres, right: millimetres }),
    'The required margins in millimetres. A side that is left out is not judged.',
  ),
  tolerance_mm: defaulted(millimetres, 1, 'The largest allowed difference of a margin in millimetres.'),
};

/** Reports a section whose margins differ from the required ones (check catalogue, 3.15). */
export const docxMargins = ruleCheck({
  type: 'docx.margins',
  severity: 'medium',
  formats: ['docx'],
  name: 'Margins',
  summary: 'The margins of a section differ from the required ones.',
  fix: 'Writes the required margins.',
  params: MARGIN_PARAMS,
  needs: [['params.mm']],
  example: { params: { mm: { top: 25, bottom: 20, left: 25, right: 25 } } },
  *find(rule, { model }) {
    if (model.format !== 'docx') return;
    const required = objectParam(rule, 'mm');
    const tolerance = numberOf(rule, 'tolerance_mm', MARGIN_PARAMS.tolerance_mm.default);
    for (const section of model.sections) {
      const wrong = SIDES.flatMap((side) => {
        const actual = widthOf(section.page.margins, side) / EMU_PER_MM;
        const wanted = numberMember(required, side);
        if (wanted === null || Math.abs(actual - wanted) <= tolerance) return [];
        const sign = section.page.margins[side] < 0 && wanted !== 0 ? -1 : 1;
        const words = `${side} ${lengthInWords(actual * EMU_PER_MM)} instead of ${lengthInWords(wanted * EMU_PER_MM)}`;
        return [{ words, side, emu: Math.round(wanted * EMU_PER_MM) * sign }];
      });
      if (wrong.length === 0) continue;
      const detail = `The margins of ${sectionInWords(section).toLowerCase()} differ from yours: ${listInWords(wrong.map(({ words }) => words))}.`;
      const to = Object.fromEntries(wrong.map(({ side, emu }) => [side, emu]));
      yield reportSection(rule, section, {
        title: 'Margins are wrong',
        detail,
        path: `section[${section.index}]/margins`,
        fix: () => {
          const cause = { ...section.provenance, location: null };
          return { kind: 'margins', cause, surface: null, changesAt: () => [{ kind: 'margins', to }] };
        },
      });
    }
  },
});

/**
 * The width of a margin in EMU. A negative margin at the top or bottom is kept however high header and footer are (ECMA-376
 * Part 1, 17.6.11).
 */
export function widthOf(margins: PageSetup['margins'], side: (typeof SIDES)[number]): number {
  return side === 'top' || side === 'bottom' ? Math.abs(margins[side]) : margins[side];
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
