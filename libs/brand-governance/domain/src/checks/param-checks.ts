import type { JsonObject, JsonValue } from '@livery/kernel';
import { parseRgb } from '../color/rgb.ts';

/** Says what is wrong with a parameter, or null. */
export type ParamCheck = (value: JsonValue) => string | null;

const MAX_LIST = 1_000;
const MAX_CHARS = 1_000;

/** A number from `least` to `most`. */
export function numberFrom(least: number, most: number): ParamCheck {
  return (value) =>
    typeof value === 'number' && value >= least && value <= most ? null : `must be a number from ${least} to ${most}.`;
}

export function wholeNumberFrom(least: number, most: number): ParamCheck {
  return (value) =>
    Number.isSafeInteger(value) && numberFrom(least, most)(value) === null
      ? null
      : `must be a whole number from ${least} to ${most}.`;
}

export const flag: ParamCheck = (value) => (typeof value === 'boolean' ? null : 'must be true or false.');

export const text: ParamCheck = (value) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_CHARS
    ? null
    : `must be a text of 1 to ${MAX_CHARS} characters.`;

export function oneOf(...choices: readonly string[]): ParamCheck {
  return (value) =>
    typeof value === 'string' && choices.includes(value) ? null : `must be one of ${choices.join(', ')}.`;
}

/** Null, or what the check accepts. */
export function nullOr(check: ParamCheck): ParamCheck {
  return (value) => {
    const problem = value === null ? null : check(value);
    return problem === null ? null : `must be null or ${problem.replace('must be ', '')}`;
  };
}

export function listOf(check: ParamCheck): ParamCheck {
  return (value) => {
    if (!Array.isArray(value) || value.length > MAX_LIST) return `must be a list of at most ${MAX_LIST} entries.`;
    const items: readonly JsonValue[] = value;
    for (const [index, item] of items.entries()) {
      const problem = check(item);
      if (problem !== null) return `has an entry ${index} that ${problem}`;
    }
    return null;
  };
}

export const textList: ParamCheck = listOf(text);

export const color: ParamCheck = (value) =>
  typeof value === 'string' && parseRgb(value) !== undefined ? null : 'must be a colour as #RRGGBB.';

/** An object with these members; those of `required` must be there. */
export function objectOf(members: Readonly<Record<string, ParamCheck>>, required: readonly string[] = []): ParamCheck {
  return (value) => {
    if (!isObject(value)) return 'must be an object.';
    const missing = required.find((name) => !Object.hasOwn(value, name));
    if (missing !== undefined) return `must have a member "${missing}".`;
    for (const [name, member] of Object.entries(value)) {
      const problem = Object.hasOwn(members, name) ? members[name]?.(member) : 'is not known.';
      if (problem) return `has a member "${name}" that ${problem}`;
    }
    return null;
  };
}

/** An object whose members have any name and fit the check. */
export function mapOf(check: ParamCheck): ParamCheck {
  return (value) => {
    if (!isObject(value)) return 'must be an object.';
    for (const [name, member] of Object.entries(value)) {
      const problem = check(member);
      if (problem !== null) return `has a member "${name}" that ${problem}`;
    }
    return null;
  };
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
