import { limitOutOfRange, limitRepeated } from '../errors/http.errors.ts';

export const DEFAULT_LIMIT = 50;
export const MAX_LIMIT = 200;

/** The documentation of `limit` in the query of a list. */
export const limitSchema = {
  type: 'integer',
  minimum: 1,
  maximum: MAX_LIMIT,
  default: DEFAULT_LIMIT,
  description: 'The largest number of records on a page.',
} as const;

/** A limit out of range is refused, not clamped. @throws DomainError `limit_out_of_range` */
export function parseLimit(text: unknown): number {
  if (text === undefined) return DEFAULT_LIMIT;
  if (Array.isArray(text)) throw limitRepeated();
  const limit = typeof text === 'string' && /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MAX_LIMIT) throw limitOutOfRange();
  return limit;
}
