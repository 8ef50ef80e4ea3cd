import { ParameterInvalid } from './brand-governance.errors.ts';

const MAX_PAIRS = 50;
const MAX_KEY_CHARS = 40;
const MAX_VALUE_CHARS = 500;

/** A customer's own labels: up to 50 pairs, keys of 1 to 40 and values of up to 500 characters. */
export type Metadata = Readonly<Record<string, string>>;

/** Accepts metadata as it was sent. @throws ParameterInvalid naming the pair, as `metadata.region`. */
export function defineMetadata(pairs: Metadata | null | undefined, param: string): Metadata {
  const entries = Object.entries(pairs ?? {});
  if (entries.length > MAX_PAIRS) throw new ParameterInvalid(param, `Metadata holds at most ${MAX_PAIRS} pairs.`);
  for (const [key, value] of entries) {
    if (key.length === 0 || key.length > MAX_KEY_CHARS) {
      throw new ParameterInvalid(param, `A metadata key has 1 to ${MAX_KEY_CHARS} characters.`);
    }
    if (typeof value !== 'string' || value.length > MAX_VALUE_CHARS) {
      throw new ParameterInvalid(
        `${param}.${key}`,
        `A metadata value is a string of up to ${MAX_VALUE_CHARS} characters.`,
      );
    }
  }
  return Object.fromEntries(entries);
}
