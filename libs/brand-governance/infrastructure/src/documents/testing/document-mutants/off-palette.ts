import type { PredictedInText } from '../document-mutant.ts';

/** A colour that is on no palette, as it is written. */
export const SOME_COLOR = '<w:color w:val="C0006B"/>';

interface OffPalette {
  readonly source: PredictedInText['source'];
  readonly surface: NonNullable<PredictedInText['color']>[1];
  readonly use: string;
  readonly locations: readonly string[];
  readonly where?: string;
  readonly pages?: readonly number[];
}

/** C0006B is 38.2 from the nearest colour of the palette (CIEDE2000). */
export function offPalette({
  source,
  surface,
  use,
  locations,
  where = 'in the body',
  pages,
}: OffPalette): PredictedInText {
  return {
    type: 'color.off_palette',
    severity: 'high',
    title: 'Colour is not in the palette',
    detail: `C0006B is used for ${use}. Nearest: 1F497D, distance 38.2. Fix it ${where}.`,
    source,
    locations,
    color: ['#C0006B', surface],
    ...(pages && { pages }),
  };
}

/** FFE0F0 is pale enough for black text. */
export function pale(facts: OffPalette): PredictedInText {
  const { detail, ...finding } = offPalette(facts);
  return {
    ...finding,
    detail: detail.replace('C0006B', 'FFE0F0').replace('1F497D, distance 38.2', '0563C1, distance 48.1'),
    color: ['#FFE0F0', facts.surface],
  };
}
