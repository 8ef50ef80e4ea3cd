import { type EffectiveColor, formatRgb, type Rgb } from '@livery/office-model';
import type { PaletteSettings } from '../brand-palette.ts';
import { isShade, visibleTransforms } from '../checks/color/accepted-colors.ts';
import { slotInWords } from '../checks/color/color-in-words.ts';
import { colorUses } from '../checks/color/color-uses.ts';
import { isNeutral } from '../checks/color/neutral-color.ts';
import { MAX_COLORS } from '../define-brand-palette.ts';
import { memoized } from '../memoized.ts';
import { learntName } from './learnt-name.ts';
import { Places } from './places.ts';
import { EVERYWHERE, type Template } from './template.ts';

/** The most named custom colours that are learnt. */
export const MAX_CUSTOM_COLORS = 1_000;
/** The most colours that are learnt although neither the theme nor its custom colours have them. */
export const MAX_FURTHER_COLORS = 500;

export interface LearntColor {
  readonly name: string;
  readonly rgb: Rgb;
  readonly places: Places;
}

export interface LearntPalette {
  readonly name: string;
  readonly role: 'primary' | 'secondary';
  readonly colors: readonly LearntColor[];
}

interface SeenColor {
  readonly color: EffectiveColor;
  readonly places: Places;
}

/** The colours of a template. */
export class LearntColors {
  readonly settings: PaletteSettings;
  readonly allowBrandShades: boolean;
  /** How often shades of theme colours are used. */
  readonly shades = new Places();
  readonly neutrals = { greys: new Places(), blackAndWhite: new Places() };
  /** How many custom colours are left out since there are too many. */
  readonly leftOut: number;
  private readonly seen = new Map<Rgb, SeenColor>();
  private readonly slots = new Map<string, Places>();
  private readonly base: readonly LearntPalette[];
  private readonly derived = new Map<Rgb, LearntColor>();
  private readonly further = new Map<Rgb, LearntColor>();

  constructor(template: Template) {
    this.noteUses(template);
    const custom = template.facts.customColors;
    this.leftOut = Math.max(0, custom.length - MAX_CUSTOM_COLORS);
    this.base = this.learnBase(template);
    const isOpen = custom.length === 0;
    const { greys, blackAndWhite } = this.neutrals;
    this.allowBrandShades = isOpen || this.shades.seen > 0;
    this.settings = {
      allowNeutralGreys: isOpen || greys.seen > 0,
      allowBlackAndWhite: isOpen || blackAndWhite.seen > 0,
    };
  }

  get palettes(): readonly LearntPalette[] {
    return [
      ...this.base,
      ...inPalettes('Derived colours', [...this.derived.values()]),
      ...inPalettes('Further colours', [...this.further.values()]),
    ];
  }

  /**
   * Adds a colour that the template uses against itself; a colour that transforms make of a theme colour belongs to it.
   * @returns false if it belongs to the template, or there is no room for more
   */
  add(rgb: Rgb): boolean {
    const seen = this.seen.get(rgb);
    const places = seen?.places ?? new Places();
    if (seen?.color.theme != null) {
      if (this.derived.size < MAX_FURTHER_COLORS) this.derived.set(rgb, { name: derivedName(seen.color), rgb, places });
      return false;
    }
    if (this.further.size >= MAX_FURTHER_COLORS) return false;
    this.further.set(rgb, { name: hexOf(rgb), rgb, places });
    return true;
  }

  private noteUses({ view }: Template): void {
    for (const { color, surface, location } of colorUses(view, EVERYWHERE, (color) => color)) {
      const cause = color.theme?.provenance ?? color.provenance;
      memoized(this.seen, color.rgb, () => ({ color, places: new Places() })).places.addUses(
        location,
        color.provenance,
      );
      if (color.theme !== null) {
        const place = cause.location ?? '';
        memoized(this.slots, place, () => new Places(true)).add(place, location.positions?.length ?? 1);
      }
      if (isShade(color, surface)) this.shades.addUses(location, color.provenance);
      const isBlackOrWhite = isNeutral(color.rgb, { allowBlackAndWhite: true, allowNeutralGreys: false });
      const isGrey = isNeutral(color.rgb, { allowBlackAndWhite: false, allowNeutralGreys: true });
      if (isBlackOrWhite) this.neutrals.blackAndWhite.addUses(location, color.provenance);
      if (isGrey) this.neutrals.greys.addUses(location, color.provenance);
    }
  }

  private learnBase({ themes, facts }: Template): readonly LearntPalette[] {
    const known = new Set<Rgb>();
    const isNew = ({ rgb }: LearntColor): boolean => !known.has(rgb) && known.add(rgb).has(rgb);
    const ofThemes = themes.flatMap(({ name, colors }, index) => {
      const own = colors.map(({ slot, rgb, provenance: { location } }) => {
        const place = location ?? '';
        return { name: slotInWords(slot), rgb, places: this.slots.get(place) ?? new Places(true).add(place, 0) };
      });
      return inPalettes(learntName(name, `Theme ${index + 1}`), own.filter(isNew), 'primary');
    });
    const custom = facts.customColors.slice(0, MAX_CUSTOM_COLORS).map(({ name, rgb, location }) => {
      return { name: learntName(name, hexOf(rgb)), rgb, places: new Places(true).add(location) };
    });
    const palettes = [...ofThemes, ...inPalettes('Custom colours', custom.filter(isNew))];
    return palettes.length > 0 ? palettes : inPalettes('Colours in use', this.colorsInUse(), 'primary');
  }

  /** All colours that are used. They are the palette of a template without a theme. */
  private colorsInUse(): readonly LearntColor[] {
    return [...this.seen]
      .filter(([rgb]) => !isNeutral(rgb, { allowBlackAndWhite: true, allowNeutralGreys: true }))
      .slice(0, MAX_FURTHER_COLORS)
      .map(([rgb, { places }]) => ({ name: hexOf(rgb), rgb, places }));
  }
}

/** Palettes of at most as many colours as one may have. */
function inPalettes(
  name: string,
  colors: readonly LearntColor[],
  role: LearntPalette['role'] = 'secondary',
): readonly LearntPalette[] {
  const count = Math.ceil(colors.length / MAX_COLORS);
  return Array.from({ length: count }, (_, index) => ({
    name: index === 0 ? name : `${name.slice(0, 190).toWellFormed()} ${index + 1}`,
    role,
    colors: colors.slice(index * MAX_COLORS, (index + 1) * MAX_COLORS),
  }));
}

export function hexOf(rgb: Rgb): string {
  return `#${formatRgb(rgb)}`;
}

/** The name of a colour that transforms make of a theme colour: `Accent 1, satMod 150 %`. */
function derivedName(color: EffectiveColor): string {
  const transforms = visibleTransforms(color).map(({ name, value }) => `${name} ${Math.round(value * 100)} %`);
  return learntName([slotInWords(color.theme?.slot ?? ''), ...transforms].join(', '), hexOf(color.rgb));
}
