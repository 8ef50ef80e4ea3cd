import { expectedFindings, type ExpectedFinding } from './expected-finding.ts';

const TITLES = { min: 'Text is too small', max: 'Text is too large', allowed: 'Text size is not on the list' };

/** Returns a function that makes findings on the font size of this run, or of what sets it. */
export function fontSizeFindings(run: string) {
  const finding = expectedFindings({ source: 'run', locations: [run] });
  return (check: keyof typeof TITLES, detail: string, own: Partial<ExpectedFinding> = {}): ExpectedFinding =>
    finding(`font.size_${check}`, 'medium', TITLES[check], detail, own);
}
