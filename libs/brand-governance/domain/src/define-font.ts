import { checkedEach, checkedMembers, checkedName, mergeMetadata } from '@livery/kernel';
import { ParameterInvalid } from './brand-governance.errors.ts';
import type { DraftContext } from './define-brand-rule.ts';
import { type Font, FONT_ROLES, FONT_SCRIPTS, type FontFile } from './font.ts';
import { paramPath } from './param-path.ts';

const MAX_FALLBACKS = 20;

/** A font as it is registered. Everything but the name may be left out. */
export interface FontDraft {
  readonly name: string;
  /** The typeface; the name when it is left out. */
  readonly family?: string | null | undefined;
  readonly style?: string | undefined;
  readonly weight?: number | undefined;
  readonly roles?: readonly string[] | undefined;
  /** The scripts for which the font is approved; all scripts when it is left out. */
  readonly scripts?: readonly string[] | undefined;
  readonly fallbacks?: readonly string[] | undefined;
  readonly file?: FontFile | null | undefined;
  readonly uploadedBy?: string | null | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** Makes a font of a draft. @throws ParameterInvalid, ParameterMissing which name the field */
export function defineFont(draft: FontDraft, { id, at, param = '' }: DraftContext): Font {
  const checked = checkedMembers({
    name: () => checkedName(draft.name, paramPath(param, 'name')),
    family: () => (draft.family == null ? draft.name : checkedName(draft.family, paramPath(param, 'family'))),
    style: () => checkedStyle(draft.style ?? 'normal', paramPath(param, 'style')),
    weight: () => checkedWeight(draft.weight ?? 400, paramPath(param, 'weight')),
    roles: () => checkedSubset(draft.roles ?? ['any'], FONT_ROLES, paramPath(param, 'roles')),
    scripts: () => checkedSubset(draft.scripts ?? FONT_SCRIPTS, FONT_SCRIPTS, paramPath(param, 'scripts')),
    fallbacks: () => checkedFallbacks(draft.fallbacks ?? [], paramPath(param, 'fallbacks')),
    metadata: () => mergeMetadata({}, draft.metadata, paramPath(param, 'metadata')),
  });
  const origin = { file: draft.file ?? null, uploadedBy: draft.uploadedBy ?? null };
  return { ...checked, ...origin, id, revision: 1, created: at, updated: at };
}

function checkedStyle(style: string, param: string): Font['style'] {
  if (style === 'normal' || style === 'italic') return style;
  throw new ParameterInvalid(param, 'Must be one of normal, italic.');
}

function checkedWeight(weight: number, param: string): number {
  if (Number.isInteger(weight) && weight >= 1 && weight <= 1000) return weight;
  throw new ParameterInvalid(param, 'Must be a whole number from 1 to 1000.');
}

function checkedSubset<Value extends string>(
  given: readonly string[],
  known: readonly Value[],
  param: string,
): readonly Value[] {
  const chosen = known.filter((value) => given.includes(value));
  if (chosen.length === 0 || given.some((value) => !chosen.some((one) => one === value))) {
    throw new ParameterInvalid(param, `Must name at least one of ${known.join(', ')}, and nothing else.`);
  }
  return chosen;
}

function checkedFallbacks(fallbacks: readonly string[], param: string): readonly string[] {
  if (fallbacks.length > MAX_FALLBACKS) throw new ParameterInvalid(param, `At most ${MAX_FALLBACKS} fallbacks.`);
  return checkedEach(fallbacks, (fallback, index) => checkedName(fallback, `${param}[${index}]`));
}
