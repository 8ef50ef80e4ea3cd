import type { Provenance, ThemeFont } from '@livery/office-model';
import type { ColorSource } from './source/color-source.ts';
import type { EffectSource } from './source/effect-source.ts';
import type { FillSource } from './source/fill-source.ts';
import type { LineSource } from './source/line-source.ts';
import type { FontCollectionSource, ThemeSource } from './source/theme-source.ts';

const NO_FONTS: FontCollectionSource = { latin: '', ea: '', cs: '', scripts: new Map() };

interface Override {
  readonly part: string;
  /** The members of the theme that it says. */
  readonly said: ReadonlySet<string>;
}

/** A theme after its overrides, with the provenance of what it says. */
export class Theme {
  private readonly colorPlaces = new Map<string, Provenance>();
  private readonly fontPlaces: Readonly<Record<'major' | 'minor', ThemeFont>>;
  private readonly words: string;
  readonly name: string;

  /** @param index number of the theme in locations; @param part null when there is no theme part; @param overrides the nearest first */
  constructor(
    private readonly source: ThemeSource,
    private readonly index: number,
    private readonly part: string | null,
    private readonly overrides: readonly Override[] = [],
  ) {
    this.name = source.name ?? '';
    this.words = `the theme "${this.name}"`;
    this.fontPlaces = { major: this.themeFont('major'), minor: this.themeFont('minor') };
  }

  get fills(): readonly FillSource[] {
    return this.source.fills ?? [];
  }

  get backgroundFills(): readonly FillSource[] {
    return this.source.backgroundFills ?? [];
  }

  get lines(): readonly LineSource[] {
    return this.source.lines ?? [];
  }

  get effects(): readonly (readonly EffectSource[])[] {
    return this.source.effects ?? [];
  }

  /** The names of the slots, in the order of the theme. */
  get slots(): readonly string[] {
    return [...(this.source.colors?.keys() ?? [])];
  }

  fonts(collection: 'major' | 'minor'): FontCollectionSource {
    return this.source[collection] ?? NO_FONTS;
  }

  font(collection: 'major' | 'minor'): ThemeFont {
    return this.fontPlaces[collection];
  }

  color(slot: string): ColorSource | undefined {
    return this.source.colors?.get(slot);
  }

  colorProvenance(slot: string): Provenance {
    const known = this.colorPlaces.get(slot);
    if (known) return known;
    const provenance = this.provenance('colors', `color[${slot}]`);
    this.colorPlaces.set(slot, provenance);
    return provenance;
  }

  /** The theme with what an override part says in its place (effective values, 2.2). */
  overriddenBy(override: ThemeSource, part: string): Theme {
    const said = Object.fromEntries(Object.entries(override).filter(([, value]) => value !== undefined));
    const overrides = [{ part, said: new Set(Object.keys(said)) }, ...this.overrides];
    return new Theme({ ...this.source, ...said }, this.index, this.part, overrides);
  }

  private themeFont(collection: 'major' | 'minor'): ThemeFont {
    return { collection, provenance: this.provenance(collection, `font[${collection}]`) };
  }

  private provenance(member: keyof ThemeSource, element: string): Provenance {
    const override = this.overrides.find(({ said }) => said.has(member));
    if (override !== undefined) {
      const { part } = override;
      return { source: 'theme', part, location: `part[${part}]/${element}`, name: `the override of ${this.words}` };
    }
    return { source: 'theme', part: this.part, location: `theme[${this.index}]/${element}`, name: this.words };
  }
}
