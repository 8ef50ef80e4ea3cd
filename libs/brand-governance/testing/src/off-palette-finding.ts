import type { ExpectedFinding } from './expected-finding.ts';

/** The colour C0006B, which is on no palette of the guideline, in DrawingML. */
export const OFF_PALETTE_COLOR = '<a:srgbClr val="C0006B"/>';
export const OFF_PALETTE_FILL = `<a:solidFill>${OFF_PALETTE_COLOR}</a:solidFill>`;
/** The same colour as the text colour of a run in WordprocessingML. */
export const OFF_PALETTE_RUN = '<w:color w:val="C0006B"/>';
/** Shading in FFE0F0, which is on no palette either. Black text on it can be read. */
export const PALE_SHADING = '<w:shd w:val="clear" w:color="auto" w:fill="FFE0F0"/>';

/** A colour off the palette, the nearest colour of the palette, and the distance between them (CIEDE2000). */
const PURPLE = { hex: 'C0006B', closest: '1F497D', distance: '38' };
const PALE_PINK = { hex: 'FFE0F0', closest: '0563C1', distance: '48' };

export interface OffPalette extends Pick<ExpectedFinding, 'source' | 'locations' | 'occurrences' | 'pages'> {
  readonly surface: NonNullable<ExpectedFinding['color']>[1];
  /** `fills 1 shape`. */
  readonly use: string;
  /** `Fix it on the slide`. */
  readonly fix: string;
}

/** The finding on the use of C0006B. */
export function offPaletteFinding(facts: OffPalette): ExpectedFinding {
  return findingOnColor(PURPLE, facts);
}

/** The finding on the use of FFE0F0. */
export function paleOffPaletteFinding(facts: OffPalette): ExpectedFinding {
  return findingOnColor(PALE_PINK, facts);
}

function findingOnColor(color: typeof PURPLE, { surface, use, fix, ...facts }: OffPalette): ExpectedFinding {
  const { hex, closest, distance } = color;
  return {
    type: 'color.off_palette',
    severity: 'high',
    title: 'Colour is not in the palette',
    detail: `#${hex} ${use} and is no brand colour. Closest: #${closest}, clearly different (ΔE ${distance}). ${fix}.`,
    color: [`#${hex}`, surface],
    ...facts,
  };
}
