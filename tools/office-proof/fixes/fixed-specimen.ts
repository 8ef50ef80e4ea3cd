import { type DocumentFormat, fixDocument } from '@livery/brand-governance-domain';
import { fixTools } from '@livery/brand-governance-infrastructure';
import { DECK_GUIDELINE, DOCUMENT_GUIDELINE } from '@livery/brand-governance-testing';

const REQUEST = { findingIds: null, removals: true, at: 'cause', acceptedIds: [], dropSignatures: false } as const;
/** Changes there affect many places. */
const CAUSE = /^(?:layout|master|theme|style|doc_defaults|numbering|table_style|presentation|section|settings)\b/;

/** A document before and after its fix by a strict guideline, which has one rule for every check. */
export interface FixedSpecimen {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** Where something was changed, and where what was changed was found. */
  readonly locations: readonly string[];
  /** A value was changed where it is set for many places. */
  readonly changesCauses: boolean;
  readonly changes: number;
}

/** Null for a document that cannot be judged. */
export function fixStrictly(before: Uint8Array, format: DocumentFormat): FixedSpecimen | null {
  const tools = fixTools(format, format === 'pptx' ? DECK_GUIDELINE : DOCUMENT_GUIDELINE, REQUEST);
  const inspected = tools.inspect(before);
  if (inspected.outcome === 'refused') return null;
  const fixed = fixDocument(before, REQUEST, tools);
  if (fixed.outcome !== 'fixed') throw new Error(fixed.outcome);
  const repaired = new Set([...fixed.fixedFindings, ...fixed.changes.map(({ finding }) => finding)]);
  const found = inspected.judgement.findings.filter(({ id }) => repaired.has(id));
  const changed = fixed.changes.map(({ location }) => location);
  return {
    before,
    after: fixed.bytes,
    locations: [...new Set([...changed, ...found.flatMap(({ locations }) => locations)])],
    changesCauses: changed.some((location) => CAUSE.test(location)),
    changes: changed.length,
  };
}
