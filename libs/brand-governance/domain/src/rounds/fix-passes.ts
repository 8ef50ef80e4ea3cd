import { compareFindings } from '../comparison/compare-findings.ts';
import type { FixProposal, FixProposals } from '../fixing/propose-fixes.ts';
import type { Judgement } from '../verdict.ts';
import type { FixedDocument, FixTools, UnfixedFinding } from './document-fix.ts';
import { FixPass } from './fix-pass.ts';
import type { ProvenDocument } from './proven-document.ts';

/** A fixed document, with the findings that were declined but not yet described. */
export interface FixedInPasses extends Omit<FixedDocument, 'declined'> {
  readonly declined: readonly UnfixedFinding[];
}

/** How often a fix judges the document: once before its edits, and after edits as often as this allows. */
export const MAX_INSPECTIONS = 7;

/**
 * Repairs a document, then the result, and so on until a pass changes nothing: then another fix of the result changes nothing either. What
 * was withdrawn beside an edit at fault has another chance in the next pass.
 */
export function fixInPasses(
  bytes: Uint8Array,
  inspected: FixProposals,
  tools: FixTools,
  isWanted: (findingId: string) => boolean,
): FixedInPasses {
  let result: ProvenDocument = { ...inspected, bytes, changes: [] };
  let inspections = 1;
  const passes: FixPass[] = [];
  for (let isChanged = true; isChanged && inspections < MAX_INSPECTIONS;) {
    const pass = new FixPass(tools, inspected.judgement, isWanted, result);
    while (inspections < MAX_INSPECTIONS && pass.step()) inspections += 1;
    passes.unshift(pass);
    isChanged = pass.result !== result;
    result = pass.result;
  }
  const fixedFindings = findingsGone(inspected.judgement, result.judgement);
  const refused = result.declined.filter(({ finding }) => isWanted(finding));
  const declined = declinesOf(passes, refused, new Set(fixedFindings));
  return { bytes: result.bytes, judgement: result.judgement, changes: result.changes, fixedFindings, declined };
}

/** The ids of the findings that are gone. */
function findingsGone(before: Judgement, after: Judgement): readonly string[] {
  const { fixed } = compareFindings({ ...before, suppressed: [] }, { ...after, suppressed: [] });
  return fixed.map(({ id }) => id);
}

/**
 * Why findings were not fixed. What the last pass says about a finding holds; what was open at the end, or had to wait for that, had its turn in
 * an earlier one, or none.
 */
function declinesOf(
  passes: readonly FixPass[],
  refused: readonly UnfixedFinding[],
  gone: ReadonlySet<string>,
): readonly UnfixedFinding[] {
  const [last, ...earlier] = passes.map(({ withdrawals }) => withdrawals.declined);
  const open = leftBy(passes[0]?.open ?? [], 'rounds_ended');
  const waiting = leftBy(passes[0]?.untried ?? [], 'conflict');
  const told = new Set(gone);
  return [[...(last ?? []), ...refused], ...earlier, open, waiting].flatMap((declines) => {
    const news = declines.filter(({ finding }) => !told.has(finding));
    for (const { finding } of news) told.add(finding);
    return news;
  });
}

function leftBy(proposals: readonly FixProposal[], reason: UnfixedFinding['reason']): readonly UnfixedFinding[] {
  return proposals.flatMap(({ findings }) => findings.map((finding) => ({ finding, reason })));
}
