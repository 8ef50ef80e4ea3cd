const MAX_DIGITS = 15;
const ZERO = 0x30;

/** A whole number as XML Schema writes it; undefined for anything else, so that no NaN enters the model. */
export function integer(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const start = text.startsWith('-') || text.startsWith('+') ? 1 : 0;
  const digits = text.length - start;
  let value = 0;
  for (let at = start; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return padded(text);
    value = value * 10 + digit;
  }
  if (digits === 0 || digits > MAX_DIGITS) return undefined;
  return text.startsWith('-') && value !== 0 ? -value : value;
}

/** White space around a number does not count. */
function padded(text: string): number | undefined {
  const trimmed = text.trim();
  return trimmed.length === text.length ? undefined : integer(trimmed);
}

/** `ST_Percentage` as a fraction: 1/1000 percent, or `40%` (ECMA-376 Part 1, 22.9.2.9). */
export function percentage(text: string | undefined): number | undefined {
  const thousandths = integer(text);
  if (thousandths !== undefined) return thousandths / 100_000;
  return text !== undefined && /^-?\d{1,9}(\.\d{1,15})?%$/.test(text) ? Number(text.slice(0, -1)) / 100 : undefined;
}

/** `ST_Angle`, 1/60000 degree, in degrees. */
export function degrees(text: string | undefined): number | undefined {
  const angle = integer(text);
  return angle === undefined ? undefined : angle / 60_000;
}

/** `xsd:boolean`. */
export function flag(text: string | undefined): boolean {
  return text === '1' || text === 'true';
}
