import type { Provenance, ThemeFont } from '@livery/office-model';
import type { ColorSource } from './source/color-source.ts';
import type { EffectSource } from './source/effect-source.ts';
import type { FillSource } from './source/fill-source.ts';
import type { LineSource } from './source/line-source.ts';
import type { FontCollectionSource, ThemeSource } from './source/theme-source.ts';

const NO_FONTS: FontCollectionSource = { latin: '', ea: '', cs: '', scripts: new Map() };

interface Override {
  readonly part: string;
  /** The members of the theme that it replaces. */
  readonly said: ReadonlySet<string>;
}

/** A theme after its overrides, with the provenance of all that it says. */
export class Theme {
  private readonly colorProvenances = new Map<string, Provenance>();
  private readonly themeFonts: Readonly<Record<'major' | 'minor', ThemeFont>>;
  private readonly displayName: string;
  readonly name: string;

  /** @param index zero-based, for locations; @param part null when there is no theme part; @param overrides the nearest first */
  constructor(
    private readonly source: ThemeSource,
    private readonly index: number,
    readonly part: string | null,
    private readonly overrides: readonly Override[] = [],
  ) {
    this.name = source.name ?? '';
    this.displayName = `the theme "${this.name}"`;
    this.themeFonts = { major: this.themeFont('major'), minor: this.themeFont('minor') };
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
    return this.themeFonts[collection];
  }

  color(slot: string): ColorSource | undefined {
    return this.source.colors?.get(slot);
  }

  colorProvenance(slot: string): Provenance {
    const known = this.colorProvenances.get(slot);
    if (known) return known;
    const provenance = this.provenance('colors', `color[${slot}]`);
    this.colorProvenances.set(slot, provenance);
    return provenance;
  }

  /** The theme, with the members that an override part replaces (effective values, 2.2). */
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
      return {
        source: 'theme',
        part,
        location: `part[${part}]/${element}`,
        name: `the override of ${this.displayName}`,
      };
    }
    return { source: 'theme', part: this.part, location: `theme[${this.index}]/${element}`, name: this.displayName };
  }
}
