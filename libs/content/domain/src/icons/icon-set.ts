import { type Actor, checkedMembers, checkedName, hasAtMost, type Tenant } from '@livery/kernel';
import { parameterInvalid } from '../content.errors.ts';
import { checkedSlug, slugFromName } from './slug.ts';

const CONTROLS = /[\p{Cc}\p{Cs}]/u;
/** How many icons a set has at most. An export contains all of them. */
export const MAX_ICONS_IN_SET = 10_000;
const MAX_DESCRIPTION = 2_000;
const MAX_STYLE = 60;
/** In characters. */
export const MAX_LICENCE = 200;

/** Icons that belong together, such as those of one style. */
export interface IconSet {
  readonly id: string;
  readonly tenant: Tenant;
  readonly name: string;
  /** No other set of the tenant has it. */
  readonly slug: string;
  readonly description: string;
  /** In the words of its owner, such as `outline`. */
  readonly style: string;
  readonly licence: string;
  /** Grows by one with each change. It is the ETag of the set. */
  readonly revision: number;
  readonly createdBy: Actor | null;
  readonly created: Date;
  readonly updated: Date;
}

/** What a caller says about a set. What is undefined is left out. */
export interface IconSetDraft {
  readonly name?: string | undefined;
  readonly slug?: string | undefined;
  readonly description?: string | undefined;
  readonly style?: string | undefined;
  readonly licence?: string | undefined;
}

export interface IconSetOrigin {
  readonly id: string;
  readonly tenant: Tenant;
  readonly createdBy: Actor | null;
  readonly at: Date;
}

/** Defines a new set. @throws DomainError `parameter_missing`, `parameter_invalid` */
export function defineIconSet(draft: IconSetDraft & { readonly name: string }, origin: IconSetOrigin): IconSet {
  const { at, ...rest } = origin;
  const empty = { name: '', slug: null, description: '', style: '', licence: '' };
  return { ...rest, ...checkedDraft(empty, draft), revision: 1, created: at, updated: at };
}

/** Changes a set. @returns the same object if nothing changes. @throws DomainError as `defineIconSet` */
export function amendIconSet(set: IconSet, draft: IconSetDraft, at: Date): IconSet {
  const amended = { ...set, ...checkedDraft(set, draft) };
  if (JSON.stringify(amended) === JSON.stringify(set)) return set;
  return { ...amended, revision: set.revision + 1, updated: at };
}

function checkedDraft(
  present: Pick<IconSet, 'name' | 'description' | 'style' | 'licence'> & { readonly slug: string | null },
  draft: IconSetDraft,
) {
  return checkedMembers({
    name: () => {
      const name = checkedName(draft.name ?? present.name, 'name');
      if (CONTROLS.test(name)) throw parameterInvalid('name', 'The name of a set contains no control characters.');
      return name;
    },
    slug: () => {
      const slug = draft.slug ?? present.slug;
      return slug === null ? slugFromName(draft.name ?? '') : checkedSlug(slug);
    },
    description: () => atMost(MAX_DESCRIPTION, draft.description ?? present.description, 'description'),
    style: () => atMost(MAX_STYLE, draft.style ?? present.style, 'style'),
    licence: () => atMost(MAX_LICENCE, draft.licence ?? present.licence, 'licence'),
  });
}

function atMost(most: number, text: string, param: string): string {
  if (hasAtMost(text, most)) return text;
  throw parameterInvalid(param, `${param} has at most ${most} characters.`);
}
