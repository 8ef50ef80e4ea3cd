const MAX_DIGITS = 15;
const ZERO = 0x30;

/** A whole number as XML Schema writes it, of at most 15 digits; undefined for anything else, so that no NaN gets into the model. */
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

/** A number with white space around it. */
function padded(text: string): number | undefined {
  const trimmed = text.trim();
  return trimmed.length === text.length ? undefined : integer(trimmed);
}

/** `ST_Percentage` as a fraction. It is written as thousandths of a percent or as `40%` (ECMA-376 Part 1, 22.9.2.9). */
export function percentage(text: string | undefined): number | undefined {
  const thousandths = integer(text);
  if (thousandths !== undefined) return thousandths / 100_000;
  return text !== undefined && /^-?\d{1,9}(\.\d{1,15})?%$/.test(text) ? Number(text.slice(0, -1)) / 100 : undefined;
}

/** `ST_Angle` in degrees. It is written in 60,000ths of a degree (ECMA-376 Part 1, 20.1.10.3). */
export function degrees(text: string | undefined): number | undefined {
  const angle = integer(text);
  return angle === undefined ? undefined : angle / 60_000;
}

/** `xsd:boolean`; false when nothing is written. */
export function flag(text: string | undefined): boolean {
  return text === '1' || text === 'true';
}
