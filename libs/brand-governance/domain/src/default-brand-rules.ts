import type { BrandRule } from './brand-rule.ts';
import { defineBrandRule } from './define-brand-rule.ts';

/** In the order in which they are listed. New ones come last: their numbers make their ids. */
const DEFAULT_TYPES = [
  'color.off_palette',
  'font.unapproved',
  'text.double_spaces',
  'color.hardcoded',
  'contrast.text',
  'placeholder.empty',
  'title.missing',
  'a11y.alt_text',
  'shape.off_slide',
  'security.macros',
  'security.external_link',
  'changes.tracked',
  'docx.heading_skip',
];

/** Fixed ids: the set is the same for everyone until an organization stores its own. */
const ID = '00000000-0000-7000-8000-';
const ID_DIGITS = 12;

/** What a fresh organization is judged by. Colours and fonts stay silent until it has a palette and fonts. */
export function defaultBrandRules(at: Date): readonly BrandRule[] {
  return DEFAULT_TYPES.map((type, index) => {
    const id = `${ID}${String(index + 1).padStart(ID_DIGITS, '0')}`;
    return { ...defineBrandRule({ type }, { id, at }), isDefault: true };
  });
}
