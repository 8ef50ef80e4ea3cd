import type { PredictedInText } from '../document-mutant.ts';
import { offPalette as predicted, type OffPalette } from '../off-palette.ts';

/** A colour that is on no palette, as it is written. */
export const SOME_COLOR = '<w:color w:val="C0006B"/>';

type InText = Omit<OffPalette, 'where'> & Partial<Pick<OffPalette, 'where'>> & Pick<PredictedInText, 'pages'>;

export function offPalette({ where = 'in the body', pages, ...facts }: InText): PredictedInText {
  return { ...predicted({ ...facts, where }), ...(pages && { pages }) };
}

/** FFE0F0 is pale enough for black text. */
export function pale(facts: InText): PredictedInText {
  const { detail, ...finding } = offPalette(facts);
  return {
    ...finding,
    detail: detail.replace('C0006B', 'FFE0F0').replace('1F497D, distance 38.2', '0563C1, distance 48.1'),
    color: ['#FFE0F0', facts.surface],
  };
}
