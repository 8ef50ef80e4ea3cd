import type { BrandRule } from './brand-rule.ts';
import { defineBrandRule } from './define-brand-rule.ts';

/**
 * The types of the default rules, in the order in which they are listed. New ones are added at the end, since their numbers
 * are part of their ids.
 */
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

/** The beginning of the fixed ids. The default rules are the same for everyone until an organization stores its own. */
const ID = '00000000-0000-7000-8000-';
const ID_DIGITS = 12;

/**
 * The rules by which the documents of a new organization are judged. Those on colours and fonts find nothing until it has a
 * palette and fonts.
 */
export function defaultBrandRules(at: Date): readonly BrandRule[] {
  return DEFAULT_TYPES.map((type, index) => {
    const id = `${ID}${String(index + 1).padStart(ID_DIGITS, '0')}`;
    return { ...defineBrandRule({ type }, { id, at }), isDefault: true };
  });
}
