import type { BrandRule } from '../brand-rule.ts';
import type { ColorSurface } from '../color-surface.ts';
import type { Address } from '../document/address.ts';
import type { DocumentModel } from '../document/document-model.ts';
import type { EffectiveColor } from '../document/effective-color.ts';
import type { Paint } from '../document/paint.ts';
import type { RunStyle } from '../document/run-style.ts';
import { surfacesOf } from './rule-params.ts';
import { fillSurfaces, textSurfaces } from './surfaces.ts';

/** One colour as it is seen in one place. */
export interface ColorUse {
  readonly color: EffectiveColor;
  readonly surface: ColorSurface;
  readonly address: () => Address;
}

/** Every colour of the document that the rule looks at: fills first, then text. */
export function* colorUses(model: DocumentModel, rule: BrandRule): Generator<ColorUse> {
  const surfaces = surfacesOf(rule);
  const all = [usesInFills(model, rule), usesInText(model, rule)];
  for (const uses of all) {
    for (const use of uses) if (surfaces === null || surfaces.includes(use.surface)) yield use;
  }
}

function* usesInFills(model: DocumentModel, rule: BrandRule): Generator<ColorUse> {
  for (const { surface, address, paint } of fillSurfaces(model, rule)) {
    for (const use of colorsOf(paint, surface)) yield { ...use, address: () => address };
  }
}

function* usesInText(model: DocumentModel, rule: BrandRule): Generator<ColorUse> {
  const byStyle = new Map<RunStyle, Map<ColorSurface, readonly SeenColor[]>>();
  for (const place of textSurfaces(model, rule)) {
    for (const [paragraph, { runs }] of place.body.entries()) {
      for (const [index, { text, style }] of runs.entries()) {
        if (text.trim() === '') continue;
        for (const use of textColors(style, place.surface, byStyle)) {
          yield { ...use, address: () => runAddress(place.address, paragraph, index) };
        }
      }
    }
  }
}

type SeenColor = Omit<ColorUse, 'address'>;

function textColors(
  style: RunStyle,
  surface: ColorSurface,
  cache: Map<RunStyle, Map<ColorSurface, readonly SeenColor[]>>,
): readonly SeenColor[] {
  const bySurface = cache.get(style) ?? new Map<ColorSurface, readonly SeenColor[]>();
  const known = bySurface.get(surface);
  if (known) return known;
  const highlight: SeenColor[] = style.highlight ? [{ color: style.highlight, surface: 'highlight' }] : [];
  const colors = [...colorsOf(style.paint, style.hyperlink ? 'hyperlink' : surface), ...highlight];
  cache.set(style, bySurface.set(surface, colors));
  return colors;
}

function colorsOf(paint: Paint, surface: ColorSurface): readonly SeenColor[] {
  switch (paint.kind) {
    case 'solid':
      return [{ color: paint.color, surface }];
    case 'gradient':
      return paint.stops.map((color) => ({ color, surface: 'gradient_stop' }));
    case 'pattern':
      return paint.colors.map((color) => ({ color, surface: 'pattern' }));
    case 'picture':
      return paint.colors.map((color) => ({ color, surface }));
    case 'none':
    case 'unknown':
      return [];
  }
}

function runAddress(body: Address, paragraph: number, run: number): Address {
  const parent: Address = { parent: body, step: { kind: 'paragraph', index: paragraph } };
  return { parent, step: { kind: 'run', index: run } };
}
