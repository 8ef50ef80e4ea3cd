import type { FixedDocumentFacts, Fixing } from '@livery/brand-governance-application';
import { DECLINED_FIXES, type FixDecline } from '@livery/brand-governance-domain';
import { visible } from '../visible.ts';

/** Returns a text for people: it says what was changed, what is left, and what was declined. */
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
  const { changes, declined } = document;
  const sum = `${fixedInWords(document)} ${leftInWords(document)}`;
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

/** `3 findings were fixed.` */
function fixedInWords({ fixedFindings: { length }, changes }: FixedDocumentFacts): string {
  if (length === 0 && changes.length === 0) return 'Nothing was changed.';
  return `${counted(length, 'finding')} ${length === 1 ? 'was' : 'were'} fixed.`;
}

/** `9 findings are left, 5 of them to be fixed by hand.` */
function leftInWords({ findings, declined }: FixedDocumentFacts): string {
  const { length } = findings;
  if (length === 0) return 'No finding is left.';
  const byHand = findings.filter(({ autoFixable }) => !autoFixable).length;
  const hand = byHand === 0 ? '' : `, ${byHand === length ? '' : `${byHand} of them `}to be fixed by hand`;
  const left = `${counted(length, 'finding')} ${length === 1 ? 'is' : 'are'} left${hand}`;
  const unreadable = declined.filter(({ reason }) => reason === 'text_unreadable').length;
  if (unreadable === 0) return `${left}.`;
  if (length === 1) return `${left}; its change was taken back because it made text hard to read.`;
  return `${left}. ${counted(unreadable, 'change')} ${unreadable === 1 ? 'was' : 'were'} taken back, since text became hard to read.`;
}

function reasonInWords({ reason, caused = [] }: FixDecline): string {
  if (caused.length === 0) return DECLINED_FIXES[reason];
  return `it caused a finding of ${caused.join(' and of ')} where there was none, so the change was taken back`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
