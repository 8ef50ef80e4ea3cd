import type { BrandRule } from './brand-rule.ts';
import { defineBrandRule } from './define-brand-rule.ts';

/** Fixed ids: the set is the same for everyone until an organization stores its own. */
const DEFAULTS = [
  { id: '00000000-0000-7000-8000-000000000001', type: 'color.off_palette' },
  { id: '00000000-0000-7000-8000-000000000002', type: 'font.unapproved' },
  { id: '00000000-0000-7000-8000-000000000003', type: 'text.double_spaces' },
];

/** What a fresh organization is judged by. Colours and fonts stay silent until it has a palette and fonts. */
export function defaultBrandRules(at: Date): readonly BrandRule[] {
  return DEFAULTS.map(({ id, type }) => ({ ...defineBrandRule({ type }, { id, at }), isDefault: true }));
}
