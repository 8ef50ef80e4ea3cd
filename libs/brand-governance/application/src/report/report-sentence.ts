import { counted, type Finding } from '@livery/brand-governance-domain';
import type { BrandCheckReport } from './brand-check-report.ts';

/** The verdict in one sentence. */
export function reportSentence(report: BrandCheckReport): string {
  const { refusal, findings, notEvaluated, accepted } = report;
  if (refusal !== null) return `This document could not be judged: ${refusal.message}`;
  if (findings.length > 0) return `${gradeOf(report)}: ${deviations(report)}${shortcut(report)}.`;
  const apart = accepted.length === 0 ? '' : ` apart from ${counted(accepted.length, 'accepted deviation')}`;
  return notEvaluated.length === 0
    ? `On brand: nothing deviates from the guideline${apart}.`
    : `On brand as far as it could be judged: nothing deviates${apart}, but ${counted(notEvaluated.length, 'thing')} could not be judged.`;
}

function gradeOf({ findings }: BrandCheckReport): string {
  if (seriousOf(findings) > 0) return 'Not on brand yet';
  return findings.some(({ severity }) => severity === 'medium') ? 'Nearly on brand' : 'On brand but for details';
}

function seriousOf(findings: BrandCheckReport['findings']): number {
  return findings.filter(({ severity }) => severity === 'high' || severity === 'critical').length;
}

function deviations({ findings, places, isTruncated }: BrandCheckReport): string {
  const [first] = places;
  const where = first === undefined ? '' : ` on ${counted(places.length, first.kind)}`;
  const serious = seriousOf(findings);
  const grave = serious === 0 ? '' : serious === findings.length ? ', all serious' : `, ${serious} of them serious`;
  return `${isTruncated ? 'more than ' : ''}${counted(findings.length, 'deviation')}${where}${grave}`;
}

/** What is won by changing a few causes. */
function shortcut({ causes }: BrandCheckReport): string {
  const settled = causes.reduce((sum, { findings }) => sum + findings.length, 0);
  return settled <= causes.length
    ? ''
    : `; ${settled} can be settled in ${counted(causes.length, 'place')} for the whole document`;
}

/** Why a finding that was accepted is reported again; null for one that was not accepted. */
export function returnInWords({ newOccurrences, occurrences }: Finding): string | null {
  if (newOccurrences === undefined) return null;
  return `It was accepted with ${counted(occurrences - newOccurrences, 'occurrence')}; ${newOccurrences} more ${newOccurrences === 1 ? 'is' : 'are'} new since then.`;
}
