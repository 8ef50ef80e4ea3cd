import { type DocumentFormat, fixDocument, type FixedDocument, type Guideline } from '@livery/brand-governance-domain';
import { fixTools } from '../fix-tools.ts';

const EVERYTHING = { findingIds: null, removals: true, at: 'cause', acceptedIds: [], dropSignatures: false } as const;

/** A document in which all is fixed that can be, removals included. @throws Error if it cannot be fixed */
export function fixed(bytes: Uint8Array, format: DocumentFormat, guideline: Guideline): FixedDocument {
  const fix = fixDocument(bytes, EVERYTHING, fixTools(format, guideline, EVERYTHING));
  if (fix.outcome !== 'fixed') throw new Error(fix.outcome);
  return fix;
}
