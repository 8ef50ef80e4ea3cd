import type { ExpectedFinding } from './expected-finding.ts';

export interface UnapprovedFont extends Pick<ExpectedFinding, 'source' | 'locations'> {
  /** `Fix it on the slide`. */
  readonly fix: string;
  readonly script?: string;
  /** `2 places`. */
  readonly uses?: string;
  /** `The numbers of 2 lists`, if that is what is set in the font. */
  readonly marks?: string;
}

/** The finding on the use of Comic Sans MS, which the guideline does not approve. */
export function unapprovedFontFinding(facts: UnapprovedFont): ExpectedFinding {
  const { source, locations, fix, script, uses = '1 place', marks } = facts;
  const font = script === undefined ? 'Comic Sans MS' : `Comic Sans MS (${script})`;
  return {
    type: 'font.unapproved',
    severity: 'high',
    title: 'Font is not approved',
    detail: `${marks === undefined ? `${font} appears in ${uses}` : `${marks} are set in ${font}`}; your fonts are Inter, Georgia, Lato, Roboto, Futura PT. ${fix}.`,
    source,
    locations,
  };
}
