import type { ExpectedFinding } from '../expected-finding.ts';

/** The finding that formatting is set on a run instead of its style, which comes with every change of the formatting of a run. */
export function directFormattingFinding(
  formatting: string,
  style: string,
  locations: readonly string[],
): ExpectedFinding {
  return {
    type: 'docx.direct_formatting',
    severity: 'low',
    title: 'Text is formatted by hand',
    detail: `${formatting} is set on 1 run of style "${style}".`,
    source: 'run',
    locations,
  };
}
