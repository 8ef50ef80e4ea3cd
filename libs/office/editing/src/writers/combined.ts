import type { Verdict } from '../pending-edit.ts';

/** One verdict on an edit that was tried at several places: written where it was written at one of them, else the most telling reason. */
export function combined(verdicts: readonly Verdict[]): Verdict {
  const written = verdicts.find((verdict) => typeof verdict !== 'string');
  return written ?? verdicts.find((verdict) => verdict !== 'value_differs') ?? 'value_differs';
}
