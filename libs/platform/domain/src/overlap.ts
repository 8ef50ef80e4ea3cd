import { overlapOutOfRange } from './platform.errors.ts';

/** Seconds for which an old secret may go on beside the new one: a week. */
export const MAX_OVERLAP_SECONDS = 604_800;

/**
 * When a secret ends that has been replaced; never past its own expiry.
 * @throws DomainError `parameter_invalid` for an overlap below 0 or above a week
 */
export function endOfOverlap(seconds: number, at: Date, expiresAt: Date | null = null): Date {
  if (seconds < 0 || seconds > MAX_OVERLAP_SECONDS) throw overlapOutOfRange(MAX_OVERLAP_SECONDS);
  const end = new Date(at.getTime() + seconds * 1_000);
  return expiresAt !== null && expiresAt < end ? expiresAt : end;
}
