import { checkedEach, checkedMembers, checkedName, mergeMetadata, parsePublicId } from '@livery/kernel';
import { formatRgb, parseRgb } from '@livery/office-model';
import { ParameterInvalid } from './brand-governance.errors.ts';
import { type BrandPalette, PALETTE_ROLES, type PaletteColor, type PaletteRole } from './brand-palette.ts';
import type { DraftContext } from './define-brand-rule.ts';
import { paramPath } from './param-path.ts';

/** How many colours a palette may have. */
export const MAX_COLORS = 100;
const DEFAULT_TOLERANCE = 2;
const MAX_TOLERANCE = 100;

export interface PaletteColorDraft {
  /** The public id of a stored colour; a new colour has none. */
  readonly id?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly hex: string;
  readonly sortOrder?: number | undefined;
}

/** A palette as a customer writes it. */
export interface BrandPaletteDraft {
  /** The public id of the stored palette that this one replaces; a new palette has none. */
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly role?: string | undefined;
  readonly sortOrder?: number | undefined;
  readonly allowBrandShades?: boolean | undefined;
  readonly tolerance?: number | undefined;
  readonly colors: readonly PaletteColorDraft[];
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

export interface PaletteContext extends DraftContext {
  /** Makes an id for a colour that has none. */
  readonly newId: () => string;
}

/**
 * Makes a palette of a draft. A colour without a name is called by its value.
 * @throws ParameterInvalid, ParameterMissing which name the field: `data[0].colors[3].hex`
 */
export function defineBrandPalette(draft: BrandPaletteDraft, context: PaletteContext): BrandPalette {
  const { id, at, param = '' } = context;
  const checked = checkedMembers({
    name: () => checkedName(draft.name, paramPath(param, 'name')),
    role: () => checkedRole(draft.role ?? 'primary', paramPath(param, 'role')),
    sortOrder: () => checkedSortOrder(draft.sortOrder ?? 0, paramPath(param, 'sort_order')),
    tolerance: () => checkedTolerance(draft.tolerance ?? DEFAULT_TOLERANCE, paramPath(param, 'tolerance')),
    colors: () => checkedColors(draft.colors, paramPath(param, 'colors'), context.newId),
    metadata: () => mergeMetadata({}, draft.metadata, paramPath(param, 'metadata')),
  });
  const allowBrandShades = draft.allowBrandShades ?? true;
  return { ...checked, id, allowBrandShades, revision: 1, created: at, updated: at };
}

function checkedRole(role: string, param: string): PaletteRole {
  const known = PALETTE_ROLES.find((one) => one === role);
  if (known === undefined) throw new ParameterInvalid(param, `Must be one of ${PALETTE_ROLES.join(', ')}.`);
  return known;
}

function checkedSortOrder(sortOrder: number, param: string): number {
  if (!Number.isSafeInteger(sortOrder)) throw new ParameterInvalid(param, 'Must be a whole number.');
  return sortOrder;
}

function checkedTolerance(tolerance: number, param: string): number {
  if (!(tolerance >= 0 && tolerance <= MAX_TOLERANCE)) {
    throw new ParameterInvalid(param, `Must be a number from 0 to ${MAX_TOLERANCE}.`);
  }
  return tolerance;
}

function checkedColors(drafts: readonly PaletteColorDraft[], param: string, newId: () => string): PaletteColor[] {
  if (drafts.length > MAX_COLORS) throw new ParameterInvalid(param, `At most ${MAX_COLORS} colours are allowed.`);
  return checkedEach(drafts, ({ id, name, hex, sortOrder }, index) => {
    const at = `${param}[${index}]`;
    const rgb = hex.startsWith('#') ? parseRgb(hex) : undefined;
    if (rgb === undefined) throw new ParameterInvalid(`${at}.hex`, 'Must be a colour in the form #RRGGBB.');
    const value = `#${formatRgb(rgb)}`;
    return {
      id: checkedId(id, `${at}.id`) ?? newId(),
      name: name === null || name === undefined ? value : checkedName(name, `${at}.name`),
      hex: value,
      sortOrder: checkedSortOrder(sortOrder ?? index, `${at}.sort_order`),
    };
  });
}

/** The UUID of a colour that is named by its public id. */
function checkedId(id: string | null | undefined, param: string): string | undefined {
  if (id === null || id === undefined) return undefined;
  const uuid = parsePublicId('col', id);
  if (uuid === undefined)
    throw new ParameterInvalid(param, 'Must be the id of a colour, as GET /brand_palettes returns it.');
  return uuid;
}
