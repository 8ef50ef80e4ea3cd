import type { JsonObject, JsonValue } from '@livery/kernel';
import type { BrandRule } from '../brand-rule.ts';
import { COLOR_SURFACES, type ColorSurface, isColorSurface } from '../color-surface.ts';
import { isObject } from './validate-params.ts';
import {
  defaulted,
  flag,
  listOf,
  nullOr,
  numberFrom,
  objectOf,
  oneOf,
  type Params,
  textList,
} from './param-schemas.ts';

const MAX_TOLERANCE = 100;
const DEFAULT_IGNORE_TAG = '[brand-ignore]';

/** What a rule ignores in a document (check catalogue, 1.5). */
export interface Ignored {
  readonly shapeNames: readonly string[];
  readonly altTextTags: readonly string[];
  readonly layouts: readonly string[];
  readonly hiddenSlides: boolean;
  /** Whether notes are left out. */
  readonly notes: boolean;
}

/** The parameters that every check takes. */
export const COMMON_PARAMS: Params = {
  surfaces: defaulted(
    nullOr(listOf(oneOf(...COLOR_SURFACES))),
    null,
    'The surfaces that the rule judges. Null: all surfaces. Types that do not distinguish surfaces ignore this parameter.',
  ),
  ignore: defaulted(
    objectOf({
      shape_names: defaulted(textList, [], 'Names of shapes that the rule ignores.'),
      alt_text_tags: defaulted(
        textList,
        [DEFAULT_IGNORE_TAG],
        'The rule ignores a shape if its name or alternative text contains one of these texts.',
      ),
      layouts: defaulted(textList, [], 'Names of layouts whose slides the rule ignores.'),
      hidden_slides: defaulted(flag, false, 'Whether the rule ignores hidden slides.'),
      notes: defaulted(flag, false, 'Whether the rule ignores notes.'),
    }),
    {},
    'What the rule ignores.',
  ),
};

/** The schema of a colour distance (CIEDE2000). */
export const colorDistance = numberFrom(0, MAX_TOLERANCE);

/** The surfaces to which a rule is narrowed; null when it looks at all of them. */
export function surfacesOf(rule: BrandRule): readonly ColorSurface[] | null {
  const surfaces = rule.params['surfaces'];
  return Array.isArray(surfaces) ? strings(surfaces).filter(isColorSurface) : null;
}

/** The tolerance that a rule sets, as a CIEDE2000 distance; `otherwise` when it sets none. */
export function toleranceOf(rule: BrandRule, otherwise: number): number {
  return numberOf(rule, 'tolerance', otherwise);
}

export function numberOf({ params }: BrandRule, name: string, otherwise: number): number {
  const value = params[name];
  return typeof value === 'number' ? value : otherwise;
}

export function flagOf({ params }: BrandRule, name: string, otherwise: boolean): boolean {
  const value = params[name];
  return typeof value === 'boolean' ? value : otherwise;
}

export function textOf({ params }: BrandRule, name: string): string | null {
  const value = params[name];
  return typeof value === 'string' ? value : null;
}

export function textsOf({ params }: BrandRule, name: string, otherwise: readonly string[] = []): readonly string[] {
  const value = params[name];
  return Array.isArray(value) ? strings(value) : otherwise;
}

export function numbersOf({ params }: BrandRule, name: string): readonly number[] | null {
  const value = params[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : null;
}

export function objectsOf({ params }: BrandRule, name: string): readonly JsonObject[] {
  const value = params[name];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function objectParam({ params }: BrandRule, name: string): JsonObject {
  const value = params[name];
  return isObject(value) ? value : {};
}

/** A member of an object if it is a text; else null. */
export function textMember(object: JsonObject, name: string): string | null {
  const value = object[name];
  return typeof value === 'string' ? value : null;
}

/** A member of an object if it is a number; else null. */
export function numberMember(object: JsonObject, name: string): number | null {
  const value = object[name];
  return typeof value === 'number' ? value : null;
}

export function ignoredBy(rule: BrandRule): Ignored {
  const given = objectParam(rule, 'ignore');
  return {
    shapeNames: strings(given['shape_names'] ?? []),
    altTextTags: strings(given['alt_text_tags'] ?? [DEFAULT_IGNORE_TAG]),
    layouts: strings(given['layouts'] ?? []),
    hiddenSlides: given['hidden_slides'] === true,
    notes: given['notes'] === true,
  };
}

export function strings(value: JsonValue): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
