import type { ExpectedFinding } from './expected-finding.ts';

/** The finding on notes of twelve characters. */
export const NOTES_PRESENT: ExpectedFinding = {
  type: 'notes.present',
  severity: 'medium',
  title: 'Speaker notes',
  detail: 'The slide has 12 characters of notes.',
  source: 'package',
  locations: ['slide[0]/notes'],
};

/** The same finding in speaker notes, where it is less severe. */
export function inNotes(finding: ExpectedFinding, severity: ExpectedFinding['severity']): ExpectedFinding {
  return { ...finding, severity, detail: `In the speaker notes: ${finding.detail}` };
}
