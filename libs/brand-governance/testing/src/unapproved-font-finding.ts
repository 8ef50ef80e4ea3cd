import type { ExpectedFinding } from './expected-finding.ts';

export interface UnapprovedFont extends Pick<ExpectedFinding, 'source' | 'locations'> {
  /** `on the slide`. */
  readonly where: string;
  readonly script?: string;
  readonly runs?: string;
  /** `, from the style "Body Text"`. */
  readonly origin?: string;
}

/** The finding on the use of Comic Sans MS, which the guideline does not approve. */
export function unapprovedFontFinding(facts: UnapprovedFont): ExpectedFinding {
  const { source, locations, where, script = 'Latin', runs = '1 run', origin = '' } = facts;
  return {
    type: 'font.unapproved',
    severity: 'high',
    title: 'Font is not approved',
    detail: `Comic Sans MS (${script}) in ${runs}${origin}. Approved: Inter, Georgia, Lato, Roboto, Futura PT. Fix it ${where}.`,
    source,
    locations,
  };
}
