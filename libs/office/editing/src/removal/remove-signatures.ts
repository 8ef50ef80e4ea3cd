import { NO_EDITS, type PlanRemoval } from './removal.ts';

const SIGNATURES: ReadonlySet<string> = new Set(['origin']);

/** Removes the digital signatures of a file (ECMA-376 part 2, 13). */
export const removeSignatures: PlanRemoval = ({ graph }) => {
  const parts = graph.targets('/', SIGNATURES);
  return parts.length === 0 ? 'value_differs' : { parts, edits: NO_EDITS, before: 'Digital signatures' };
};
