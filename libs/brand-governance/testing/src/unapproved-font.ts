import type { Predicted } from './mutant.ts';

export interface UnapprovedFont {
  readonly source: Predicted['source'];
  readonly locations: readonly string[];
  /** `on the slide`. */
  readonly where: string;
  readonly script?: string;
  readonly runs?: string;
  /** `, from the style "Body Text"`. */
  readonly origin?: string;
}

/** Comic Sans MS is on no list of the house. */
export function unapprovedFont(facts: UnapprovedFont): Predicted {
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
