import type { Actor, Tenant } from '@livery/kernel';
import { amendIconColors, type IconColors, type IconColorsDraft, OWN_COLORS } from './icon-colors.ts';
import { checkedSlug } from './slug.ts';

/** What the library does not know about an icon. Its name, tags and content are those of the asset with the same UUID. */
export interface Icon extends IconColors {
  readonly id: string;
  readonly tenant: Tenant;
  /** Null if the set was deleted before the icon was restored. */
  readonly setId: string | null;
  /** No other icon of the set has it, except deleted ones. */
  readonly slug: string;
  /** Of each version, by the hash of its content: four numbers, the part of the plane that is shown. */
  readonly viewBoxes: Readonly<Record<string, string>>;
  readonly createdBy: Actor | null;
  readonly created: Date;
  /** Whether its asset is deleted. */
  readonly isDeleted: boolean;
}

/** What a caller says about an icon. What is undefined is left out. */
export interface IconDraft extends IconColorsDraft {
  readonly setId?: string | undefined;
  readonly slug?: string | undefined;
}

export interface IconOrigin {
  readonly id: string;
  readonly tenant: Tenant;
  readonly setId: string;
  readonly slug: string;
  readonly contentHash: string;
  readonly viewBox: string;
  readonly createdBy: Actor | null;
  readonly at: Date;
}

/** Defines a new icon. @throws DomainError `parameter_invalid` */
export function defineIcon(colors: IconColorsDraft, { at, slug, contentHash, viewBox, ...origin }: IconOrigin): Icon {
  const checked = { slug: checkedSlug(slug), ...amendIconColors(OWN_COLORS, colors) };
  return { ...origin, ...checked, viewBoxes: { [contentHash]: viewBox }, created: at, isDeleted: false };
}

/** Changes an icon. @returns the same object if nothing changes. @throws DomainError `parameter_invalid` */
export function amendIcon(icon: Icon, draft: IconDraft): Icon {
  const slug = draft.slug === undefined ? icon.slug : checkedSlug(draft.slug);
  const amended = { ...icon, setId: draft.setId ?? icon.setId, slug, ...amendIconColors(icon, draft) };
  return JSON.stringify(amended) === JSON.stringify(icon) ? icon : amended;
}

/** Adds the part of the plane that the next version shows. */
export function withViewBox(icon: Icon, contentHash: string, viewBox: string): Icon {
  return { ...icon, viewBoxes: { ...icon.viewBoxes, [contentHash]: viewBox } };
}
