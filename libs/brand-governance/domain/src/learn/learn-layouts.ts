import type { JsonObject } from '@livery/kernel';
import { formatRgb, type Presentation } from '@livery/office-model';
import { listableNames } from './learnt-name.ts';
import { type LearntRule, learntRule } from './learnt-rule.ts';
import { Places } from './places.ts';
import type { Template } from './template.ts';

const MAX_CHARS = 1_000;
/** The slots of a colour scheme (ECMA-376 Part 1, 20.1.6.2). */
const SLOT = /^(?:dk[12]|lt[12]|accent[1-6]|hlink|folHlink)$/;

/** The layouts and masters of a deck, the size of its slides, and what its theme must say. */
export function learnLayouts(template: Template): readonly LearntRule[] {
  const rules = learnTheme(template);
  const { model } = template;
  return model.format === 'docx' ? rules : [...rules, ...ofDeck(model, template)];
}

function ofDeck(model: Presentation, { facts }: Template): readonly LearntRule[] {
  const layouts = listableNames(facts.specimens.map(({ layout }) => layout));
  const masters = listableNames(model.masters.map(({ name }) => name));
  const { width, height } = model.slideSize;
  const size = { type: 'layout.deck_size', params: { allowed_emu: [[width, height]] } };
  return [
    ...(layouts.length === 0
      ? []
      : [learntRule({ type: 'layout.unknown_layout', params: { layouts } }, placesIn('layout', layouts))]),
    ...(masters.length === 0
      ? []
      : [
          learntRule(
            {
              type: 'layout.unknown_master',
              params: { masters: masters.map((name) => ({ name })) },
              appliesTo: ['pptx'],
            },
            placesIn(
              'master',
              masters.map((_, index) => String(index)),
            ),
          ),
        ]),
    learntRule(size, new Places(true).add('package')),
  ];
}

/** The colours and fonts of the theme, if all masters have them in common. */
function learnTheme({ themes, format }: Template): readonly LearntRule[] {
  const slots = new Map<string, string>();
  const places = new Places(true);
  for (const { colors } of themes) {
    for (const { slot, rgb, provenance } of colors) {
      const isCommon = themes.every((one) => one.colors.some((other) => other.slot === slot && other.rgb === rgb));
      if (!isCommon || !SLOT.test(slot)) continue;
      slots.set(slot, `#${formatRgb(rgb)}`);
      places.add(provenance.location ?? 'theme');
    }
  }
  const fonts = themeFonts(themes);
  const appliesTo = [format];
  return [
    ...(slots.size === 0
      ? []
      : [learntRule({ type: 'color.theme_palette', params: { slots: Object.fromEntries(slots) }, appliesTo }, places)]),
    ...(Object.keys(fonts.params).length === 0
      ? []
      : [learntRule({ type: 'font.theme', params: fonts.params, appliesTo }, fonts.places)]),
  ];
}

function themeFonts(themes: Template['themes']): { readonly params: JsonObject; readonly places: Places } {
  const places = new Places(true);
  const params = (['major', 'minor'] as const).flatMap((collection) => {
    const [first] = themes;
    const typeface = first?.fonts[collection].typeface.trim() ?? '';
    const isCommon = themes.every(({ fonts }) => {
      return fonts[collection].theme !== null && fonts[collection].typeface.trim() === typeface;
    });
    if (!isCommon || typeface === '' || typeface.length > MAX_CHARS) return [];
    for (const { fonts } of themes) places.add(fonts[collection].theme?.provenance.location ?? 'theme');
    return [[collection, typeface] as const];
  });
  return { params: Object.fromEntries(params), places };
}

function placesIn(kind: 'layout' | 'master', names: readonly string[]): Places {
  const places = new Places(true);
  for (const name of names) places.add(`${kind}[${name}]`);
  return places;
}
