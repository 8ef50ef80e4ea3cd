import type { FixedDocumentFacts, Fixing } from '@livery/brand-governance-application';
import { DECLINED_FIXES } from '@livery/brand-governance-domain';

/** What was changed, and what was declined, as text. */
export function fixReport(file: string, fixing: Fixing): string {
  switch (fixing.outcome) {
    case 'fixed':
      return fixedReport(file, fixing.document);
    case 'signed':
      return `${file}: not fixed. It is signed, and a change makes its signatures invalid. --drop-signatures removes them.\n`;
    case 'refused':
      return `${file}: not fixed, ${fixing.refusal.code}: ${fixing.refusal.message}\n`;
    case 'not_fixable':
      return `${file}: not fixed. These findings cannot be fixed: ${fixing.findingIds.join(', ')}\n`;
  }
}

function fixedReport(file: string, document: FixedDocumentFacts): string {
  const { fixedFindings, findings, changes, declined } = document;
  const sum = `${counted(fixedFindings.length, 'finding')} fixed, ${findings.length} left, 0 new`;
  const changed = changes.map(({ location, before, after }) => {
    return `  ${location}: "${before}" → ${after === '' ? '(removed)' : `"${after}"`}`;
  });
  const refused = declined.map(({ finding, type, location, reason }) => {
    const where = type === null || location === null ? finding : `${type} at ${location} (${finding})`;
    return `  declined ${where}: ${DECLINED_FIXES[reason]}`;
  });
  return [`${file}: ${sum}`, ...changed, ...refused, ''].join('\n');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
