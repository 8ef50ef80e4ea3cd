import type { Predicted } from './mutant.ts';

export interface OffPalette {
  readonly source: Predicted['source'];
  readonly surface: NonNullable<Predicted['color']>[1];
  /** `the fill of 1 shape`. */
  readonly use: string;
  readonly locations: readonly string[];
  /** `on the slide`. */
  readonly where: string;
}

/** C0006B is 38.2 from the nearest colour of the palette (CIEDE2000). */
export function offPalette({ source, surface, use, locations, where }: OffPalette): Predicted {
  return {
    type: 'color.off_palette',
    severity: 'high',
    title: 'Colour is not in the palette',
    detail: `C0006B is used for ${use}. Nearest: 1F497D, distance 38.2. Fix it ${where}.`,
    source,
    locations,
    color: ['#C0006B', surface],
  };
}
