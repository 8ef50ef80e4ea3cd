import type { Address, Provenance, SlideTheme } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import type { CheckContext, Occurrence } from './check.ts';
import { report } from './rule-check.ts';

/** The theme of a text document, or the different themes of the slides that a rule looks at. */
export function themesOf(rule: BrandRule, context: CheckContext): readonly SlideTheme[] {
  if (context.model.format === 'docx') return [context.model.theme];
  const themes = context.view(rule).slides.flatMap(({ slide }) => (slide === null ? [] : [slide.theme]));
  return [...new Set(themes)];
}

/** An occurrence in a theme. Its only location is where the theme sets the value. */
export function reportTheme(rule: BrandRule, cause: Provenance, title: string, detail: string): Occurrence {
  const address: Address = { parent: null, step: { kind: 'location', path: cause.location ?? 'theme' } };
  return report(rule, { title, detail, address, cause });
}
