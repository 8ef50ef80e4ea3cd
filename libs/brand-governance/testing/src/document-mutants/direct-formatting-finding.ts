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
    detail: `${formatting} was set by hand on 1 piece of text of the style "${style}": Ctrl+Space resets it.`,
    source: 'run',
    locations,
  };
}
