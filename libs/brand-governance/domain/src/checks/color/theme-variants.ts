import type { Presentation, Rgb, SlideTheme, WrittenColor } from '@livery/office-model';
import { memoized } from '../../memoized.ts';
import { type AcceptedColor, matching } from './accepted-colors.ts';
import { themeColorInWords } from './color-in-words.ts';
import { menuShades } from './menu-shades.ts';

/** Office gives these to links alone, and offers them for nothing else. */
const OF_LINKS: ReadonlySet<string> = new Set(['hlink', 'folHlink']);

/** A colour of a theme, or a shade of one that the menus of Office offer. */
export interface ThemeVariant {
  /** The slot with its transforms: `accent1 + lumMod 75 %`. */
  readonly code: string;
  /** The same as the menus of Office call it: `Accent 1, Darker 25 %`. */
  readonly words: string;
  /** The name of the brand colour; empty for its variants. */
  readonly brandName: string;
  readonly written: WrittenColor;
}

/** The accepted colours that a theme offers, by their values. */
export type ThemeVariants = ReadonlyMap<Rgb, ThemeVariant>;

export function themeVariants({ colors }: SlideTheme, accepted: readonly AcceptedColor[]): ThemeVariants {
  const variants = new Map<Rgb, ThemeVariant>();
  const offered = colors.filter(({ slot, rgb }) => !OF_LINKS.has(slot) && isAccepted(rgb, accepted));
  for (const { slot, rgb } of offered) {
    if (variants.has(rgb)) continue;
    const written = { slot, lumMod: null, lumOff: null, rgb };
    const brandName = accepted.find((one) => one.rgb === rgb)?.name ?? '';
    variants.set(rgb, { code: slot, words: themeColorInWords(slot, []), brandName, written });
  }
  for (const { slot, rgb } of offered) {
    if (!hasShades(rgb, accepted)) continue;
    for (const { rgb: shade, transforms } of menuShades(rgb)) {
      if (variants.has(shade)) continue;
      const [kept = 0, added] = transforms.map(({ value }) => Math.round(value * 100));
      const code = `${slot} + lumMod ${kept} %${added === undefined ? '' : ` + lumOff ${added} %`}`;
      const written = { slot, lumMod: kept / 100, lumOff: added === undefined ? null : added / 100, rgb: shade };
      variants.set(shade, { code, words: themeColorInWords(slot, transforms), brandName: '', written });
    }
  }
  return variants;
}

/** Whether a slot holds a palette colour. Without a palette every slot counts, except black and white. */
function isAccepted(rgb: Rgb, accepted: readonly AcceptedColor[]): boolean {
  const current = accepted.filter(({ legacy }) => !legacy);
  return current.length === 0 ? !isBlackOrWhite(rgb) : matching(rgb, current, null).length > 0;
}

/** Whether the variants of a colour are accepted, too. If they are not, they are off the palette, and a theme colour is no better. */
function hasShades(rgb: Rgb, accepted: readonly AcceptedColor[]): boolean {
  const current = accepted.filter(({ legacy }) => !legacy);
  return current.length === 0 || matching(rgb, current, null).some(({ shades }) => shades);
}

function isBlackOrWhite(rgb: Rgb): boolean {
  return rgb === 0x000000 || rgb === 0xffffff;
}

/** A theme of a deck with the parts that use it. */
export interface ThemeUse {
  readonly theme: SlideTheme;
  /** Whether a part uses the theme. */
  readonly isUsedBy: (part: string | null) => boolean;
}

/**
 * The themes of a deck, mostly one. A colour is judged by the theme of the slide, layout, master or chart that writes it. What all slides
 * share, such as table styles and the default text style, and the parts of graphics are judged by the first theme.
 */
export function themeUses({ slides }: Presentation): readonly ThemeUse[] {
  const uses = new Map<string, { theme: SlideTheme; parts: Set<string> }>();
  const assigned = new Set<string>();
  const keys = new Map<SlideTheme, string>();
  for (const { theme, part, layers, shapes } of slides) {
    const key = memoized(keys, theme, () => theme.colors.map(({ slot, rgb }) => `${slot} ${rgb}`).join());
    const use = memoized(uses, key, () => ({ theme, parts: new Set<string>() }));
    const charts = shapes.flatMap(({ chart }) => (chart === null ? [] : [chart.part]));
    for (const one of [part, ...charts, ...layers.map((layer) => layer.part)]) {
      if (!assigned.has(one)) use.parts.add(one);
      assigned.add(one);
    }
  }
  return [...uses.values()].map(({ theme, parts }, index) => ({
    theme,
    isUsedBy: (part) => part !== null && (parts.has(part) || (index === 0 && !assigned.has(part))),
  }));
}
