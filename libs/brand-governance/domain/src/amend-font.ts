import { mergeMetadata } from '@livery/kernel';
import { canonicalJson } from './canonical-json.ts';
import type { DraftContext } from './define-brand-rule.ts';
import { defineFont, type FontDraft } from './define-font.ts';
import type { Font } from './font.ts';

/** What a customer changes about a font. What is undefined stays. */
export type FontChange = Partial<Omit<FontDraft, 'file' | 'uploadedBy'>>;

/** Changes a font. Its file stays. @returns the same object if nothing changes @throws as `defineFont` */
export function amendFont(font: Font, change: FontChange, { at }: Pick<DraftContext, 'at'>): Font {
  const draft = {
    ...font,
    name: change.name ?? font.name,
    family: change.family ?? font.family,
    style: change.style ?? font.style,
    weight: change.weight ?? font.weight,
    roles: change.roles ?? font.roles,
    scripts: change.scripts ?? font.scripts,
    fallbacks: change.fallbacks ?? font.fallbacks,
    metadata: mergeMetadata(font.metadata, change.metadata),
  };
  const amended = { ...defineFont(draft, { id: font.id, at }), created: font.created };
  const { updated, revision } = font;
  if (canonicalJson({ ...amended, updated, revision }) === canonicalJson(font)) return font;
  return { ...amended, revision: revision + 1 };
}
