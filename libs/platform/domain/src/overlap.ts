import { overlapOutOfRange } from './platform.errors.ts';

/** The longest time for which an old secret may stay valid beside the new one: a week, in seconds. */
export const MAX_OVERLAP_SECONDS = 604_800;

/**
 * Returns the end of a secret that has been replaced. It is not later than the secret's own expiry.
 * @param seconds the overlap with the new secret
 * @throws DomainError `parameter_invalid` if the overlap is below 0 or above a week
 */
export function endOfOverlap(seconds: number, at: Date, expiresAt: Date | null = null): Date {
  if (seconds < 0 || seconds > MAX_OVERLAP_SECONDS) throw overlapOutOfRange(MAX_OVERLAP_SECONDS);
  const end = new Date(at.getTime() + seconds * 1_000);
  return expiresAt !== null && expiresAt < end ? expiresAt : end;
}
