import type { JsonObject, JsonValue } from '@livery/kernel';
import type { BrandRule } from '../brand-rule.ts';
import { type ColorSurface, isColorSurface } from '../color-surface.ts';
import type { ParamCheck } from './check.ts';

const MAX_TOLERANCE = 100;
const DEFAULT_IGNORE_TAG = '[brand-ignore]';

/** What a rule leaves out (check catalogue, 1.5). */
export interface Ignored {
  readonly shapeNames: readonly string[];
  readonly altTextTags: readonly string[];
  readonly layouts: readonly string[];
  readonly hiddenSlides: boolean;
  /** Whether notes are left out. */
  readonly notes: boolean;
}

const IGNORE_FIELDS: Readonly<Record<string, ParamCheck>> = {
  shape_names: stringList,
  alt_text_tags: stringList,
  layouts: stringList,
  hidden_slides: flag,
  notes: flag,
};

/** The parameters that every check takes. */
export const COMMON_PARAMS: Readonly<Record<string, ParamCheck>> = { surfaces: surfaceList, ignore };

/** The surfaces that a rule is narrowed to; null means all. */
export function surfacesOf(rule: BrandRule): readonly ColorSurface[] | null {
  const surfaces = rule.params['surfaces'];
  return Array.isArray(surfaces) ? strings(surfaces).filter(isColorSurface) : null;
}

/** The rule's own tolerance (CIEDE2000), or the given one. */
export function toleranceOf(rule: BrandRule, otherwise: number): number {
  const tolerance = rule.params['tolerance'];
  return typeof tolerance === 'number' ? tolerance : otherwise;
}

export function ignoredBy(rule: BrandRule): Ignored {
  const given = rule.params['ignore'];
  const members: JsonObject = isObject(given) ? given : {};
  return {
    shapeNames: strings(members['shape_names'] ?? []),
    altTextTags: strings(members['alt_text_tags'] ?? [DEFAULT_IGNORE_TAG]),
    layouts: strings(members['layouts'] ?? []),
    hiddenSlides: members['hidden_slides'] === true,
    notes: members['notes'] === true,
  };
}

/** A CIEDE2000 distance. */
export function tolerance(value: JsonValue): string | null {
  const fits = typeof value === 'number' && value >= 0 && value <= MAX_TOLERANCE;
  return fits ? null : `must be a number from 0 to ${MAX_TOLERANCE}.`;
}

function surfaceList(value: JsonValue): string | null {
  if (value === null) return null;
  const fits = Array.isArray(value) && value.every((item) => typeof item === 'string' && isColorSurface(item));
  return fits ? null : 'must be null or a list of surfaces.';
}

function ignore(value: JsonValue): string | null {
  if (!isObject(value)) return 'must be an object.';
  for (const [name, member] of Object.entries(value)) {
    const problem = Object.hasOwn(IGNORE_FIELDS, name) ? IGNORE_FIELDS[name]?.(member) : 'is not known.';
    if (problem) return `has a member "${name}" that ${problem}`;
  }
  return null;
}

function stringList(value: JsonValue): string | null {
  const fits = Array.isArray(value) && value.every((item) => typeof item === 'string' && item !== '');
  return fits ? null : 'must be a list of texts.';
}

function flag(value: JsonValue): string | null {
  return typeof value === 'boolean' ? null : 'must be true or false.';
}

function strings(value: JsonValue): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
