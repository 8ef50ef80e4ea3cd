import type { Address, DocumentChange, Provenance, SlideTheme } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import type { Fix } from '../fixing/fix.ts';
import type { CheckContext, Occurrence } from './check.ts';
import { report } from './rule-check.ts';

/** The theme of a text document, or the different themes of the slides that a rule looks at. */
export function themesOf(rule: BrandRule, context: CheckContext): readonly SlideTheme[] {
  if (context.model.format === 'docx') return [context.model.theme];
  const themes = context.view(rule).slides.flatMap(({ slide }) => (slide === null ? [] : [slide.theme]));
  return [...new Set(themes)];
}

/**
 * Returns a function that says whether another check reports what follows from a value of the theme: its finding then stands for both. It
 * is not enough that speaker notes show it.
 * @param value the code of the deviation in that check; any if it is left out
 */
export function reportsOf(type: string, { find }: CheckContext): (place: Provenance, value?: string) => boolean {
  let found: readonly Occurrence[] | null = null;
  return ({ part, location }, value) => {
    found ??= find(type).filter(({ inNotes }) => inNotes !== true);
    return found.some(
      (one) =>
        one.cause.part === part && one.cause.location === location && (value === undefined || one.value === value),
    );
  };
}

/** An occurrence in a theme. Its only location is where the theme sets the value. */
export function reportTheme(
  rule: BrandRule,
  cause: Provenance,
  { change, ...words }: { readonly title: string; readonly detail: string; readonly change: DocumentChange },
): Occurrence {
  const address: Address = { parent: null, step: { kind: 'location', path: cause.location ?? 'theme' } };
  const fix = (): Fix => ({ kind: change.kind, cause, surface: null, changesAt: () => [change] });
  return report(rule, { ...words, address, cause, fix });
}
