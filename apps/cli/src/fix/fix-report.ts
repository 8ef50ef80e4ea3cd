import type { FixedDocumentFacts, Fixing } from '@livery/brand-governance-application';
import { DECLINED_FIXES, type FixDecline } from '@livery/brand-governance-domain';
import { visible } from '../visible.ts';

/** What was changed, and what was declined, as text. */
export function fixReport(file: string, fixing: Fixing): string {
  const name = visible(file);
  switch (fixing.outcome) {
    case 'fixed':
      return fixedReport(file, fixing.document);
    case 'signed':
      return `${name}: not fixed. It is signed, and a change makes its signatures invalid. --drop-signatures removes them.\n`;
    case 'refused':
      return `${name}: not fixed, ${fixing.refusal.code}: ${visible(fixing.refusal.message)}\n`;
    case 'not_fixable':
      return `${name}: not fixed. These findings cannot be fixed: ${visible(fixing.findingIds.join(', '))}\n`;
  }
}

function fixedReport(file: string, document: FixedDocumentFacts): string {
  const { fixedFindings, findings, changes, declined } = document;
  const sum = `${counted(fixedFindings.length, 'finding')} fixed, 0 new, ${findings.length} left${fixable(document)}`;
  const changed = changes.map(({ location, before, after }) => {
    return `  ${location}: "${before}" → ${after === '' ? '(removed)' : `"${after}"`}`;
  });
  const refused = declined.map((decline) => {
    const { finding, type, location } = decline;
    const where = type === null || location === null ? finding : `${type} at ${location} (${finding})`;
    return `  declined ${where}: ${reasonInWords(decline)}`;
  });
  return `${[`${file}: ${sum}`, ...changed, ...refused].map(visible).join('\n')}\n`;
}

/** `, of which 5 can be fixed by hand only`; nothing if no finding is left. */
function fixable({ findings }: FixedDocumentFacts): string {
  if (findings.length === 0) return '';
  const byHand = findings.filter(({ autoFixable }) => !autoFixable).length;
  if (byHand === findings.length) return ', of which none can be fixed automatically';
  return `, of which ${byHand === 0 ? 'none' : byHand} can be fixed by hand only`;
}

function reasonInWords({ reason, caused = [] }: FixDecline): string {
  if (caused.length === 0) return DECLINED_FIXES[reason];
  return `it caused a finding of ${caused.join(' and of ')} where there was none, so the change was taken back`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
