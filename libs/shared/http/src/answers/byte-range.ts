import { RangeNotSatisfiable } from '../errors/http.errors.ts';
import type { ByteRange } from './byte-answer.ts';

/** One range of bytes: `first-last`, `first-` or `-suffix`. The name of the unit is in any case (RFC 9110, section 14.1). */
const SINGLE_RANGE = /^bytes=[ \t]*(?:(\d+)-(\d*)|-(\d+))[ \t]*$/i;

/**
 * The part that `Range` asks for (RFC 9110, section 14.2); undefined for the whole file. Several ranges, other units and malformed
 * values are ignored, as the RFC allows, so that one answer never has several parts.
 * @param size of the file, in bytes
 * @throws RangeNotSatisfiable
 */
export function requestedRange(range: string | undefined, size: number): ByteRange | undefined {
  const [, first, last, suffix] = SINGLE_RANGE.exec(range ?? '') ?? [];
  if (suffix !== undefined) return lastBytes(Number(suffix), size);
  if (first === undefined) return undefined;
  const [from, to] = [Number(first), last ? Number(last) : Infinity];
  if (from > to) return undefined;
  if (from >= size) throw new RangeNotSatisfiable(size);
  return { first: from, last: Math.min(to, size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | undefined {
  if (count === 0) throw new RangeNotSatisfiable(size);
  // A part of an empty file has no first byte, which `Content-Range` would have to name.
  return size === 0 ? undefined : { first: Math.max(0, size - count), last: size - 1 };
}
