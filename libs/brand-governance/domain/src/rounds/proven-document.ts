import type { FixProposals } from '../fixing/propose-fixes.ts';
import type { FixChange } from './document-fix.ts';

/** A document whose edits are proven, with what was changed since the original. */
export interface ProvenDocument extends FixProposals {
  readonly bytes: Uint8Array;
  readonly changes: readonly FixChange[];
}
