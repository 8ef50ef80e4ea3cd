import { parsePublicId, publicId } from '@livery/kernel';
import { ParameterInvalid } from './brand-governance.errors.ts';
import type { PaletteColor } from './brand-palette.ts';
import type { PaletteColorDraft } from './define-brand-palette.ts';

/**
 * Refuses colours that name no colour of their palette, or that name one twice. A colour that names one keeps its id.
 * @param param the path of the list in the request
 * @throws ParameterInvalid
 */
export function assertOwnColors(
  stored: readonly PaletteColor[],
  drafts: readonly PaletteColorDraft[],
  param: string,
): void {
  const known = new Set(stored.map(({ id }) => publicId('col', id)));
  drafts.forEach(({ id }, index) => {
    if (id === null || id === undefined || known.delete(id)) return;
    throw new ParameterInvalid(
      `${param}[${index}].id`,
      'Must be the id of a colour of this palette, given once. Leave it out for a new one.',
    );
  });
}

/** Gives colours that name no id the ids of stored colours with the same value, each of which is used once. */
export function withStoredIds(
  stored: readonly PaletteColor[],
  drafts: readonly PaletteColorDraft[],
): readonly PaletteColorDraft[] {
  const named = new Set(drafts.map(({ id }) => parsePublicId('col', id ?? '')));
  const unnamed = Map.groupBy(
    stored.filter(({ id }) => !named.has(id)),
    ({ hex }) => hex,
  );
  return drafts.map((draft) => {
    if (draft.id !== null && draft.id !== undefined) return draft;
    const equal = unnamed.get(draft.hex.toUpperCase())?.shift();
    return equal === undefined ? draft : { ...draft, id: publicId('col', equal.id) };
  });
}
