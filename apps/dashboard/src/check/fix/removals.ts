import type { ReportedFinding } from '@livery/sdk';

/** The types of findings whose fix removes content. */
const REMOVING = new Set([
  'hidden.slide',
  'hidden.text',
  'notes.present',
  'comments.present',
  'metadata.personal',
  'security.macros',
  'security.embedded_file',
]);

/** Returns whether fixing a finding removes content from the document. */
export function isRemoval({ type }: Pick<ReportedFinding, 'type'>): boolean {
  return REMOVING.has(type);
}

/** The findings to fix. What removes content is left out unless it was asked for: the API removes whatever is named. */
export function fixedIds(
  findings: readonly Pick<ReportedFinding, 'id' | 'type' | 'auto_fixable'>[],
  { removals }: { readonly removals: boolean },
): readonly string[] {
  return findings.filter((finding) => finding.auto_fixable && (removals || !isRemoval(finding))).map(({ id }) => id);
}
