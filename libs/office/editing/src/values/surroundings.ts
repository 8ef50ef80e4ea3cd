import type { OoxmlPackage } from '@livery/office-package';
import { type ColorMap, ColorResolver, NO_THEME, PartReader, readTheme, Theme } from '@livery/office-reading';
import { DEFAULT_COLOR_MAP, ownColorMap } from './color-maps.ts';

/** A theme and a colour map under which a part is shown. */
export interface Surrounding {
  readonly theme: Theme;
  readonly colorMap: ColorMap;
  readonly colors: ColorResolver;
}

/** Finds the themes and colour maps under which the parts of a presentation are shown. Each part is read when it is first asked for. */
export class Surroundings {
  private readonly parts: PartReader;
  private readonly known = new Map<string, readonly Surrounding[]>();

  constructor(private readonly file: OoxmlPackage) {
    this.parts = new PartReader(file);
  }

  /** One for a slide, a layout or a master; one of each master for what all masters share. */
  of(part: string): readonly Surrounding[] {
    const known = this.known.get(part);
    if (known !== undefined) return known;
    // A part that leads back to itself is under nothing.
    this.known.set(part, []);
    const found = this.find(part);
    this.known.set(part, found);
    return found;
  }

  private find(part: string): readonly Surrounding[] {
    const { parts } = this;
    const around = this.around(part);
    if (around === 'itself') return [this.ofMaster(part)];
    const theme = parts.related(part, 'themeOverride');
    const colorMap = part === parts.mainPart ? undefined : ownColorMap(parts, part);
    if (theme === undefined && colorMap === undefined) return around;
    return around.map((outer) => this.overridden(outer, theme, colorMap));
  }

  /** What a part inherits from. */
  private around(part: string): readonly Surrounding[] | 'itself' {
    const { parts } = this;
    if (part === parts.mainPart) return this.ofMasters();
    for (const kind of ['slideLayout', 'notesMaster', 'slideMaster']) {
      const isMaster = kind === 'slideLayout' && parts.related(part, 'theme') !== undefined;
      const parent = isMaster ? undefined : parts.related(part, kind);
      if (parent !== undefined) return this.of(parent);
    }
    if (parts.related(part, 'theme') !== undefined) return 'itself';
    const slides = this.slides().filter((slide) =>
      parts.relationships(slide).some(({ target, external }) => !external && target === part),
    );
    return slides.length === 0 ? this.ofMasters() : slides.flatMap((slide) => this.of(slide));
  }

  private slides(): readonly string[] {
    const { parts, file } = this;
    const related = parts.relationships(parts.mainPart);
    return related.filter(({ kind, target }) => kind === 'slide' && file.has(target)).map(({ target }) => target);
  }

  private ofMasters(): readonly Surrounding[] {
    const masters = this.parts.relationships(this.parts.mainPart).filter(({ kind }) => kind === 'slideMaster');
    return masters.flatMap(({ target }) => this.of(target));
  }

  private ofMaster(part: string): Surrounding {
    const themePart = this.parts.related(part, 'theme');
    const theme = new Theme(this.parts.read(themePart, NO_THEME, readTheme), 0, themePart ?? null);
    return surrounding(theme, ownColorMap(this.parts, part) ?? DEFAULT_COLOR_MAP);
  }

  private overridden(outer: Surrounding, override: string | undefined, colorMap: ColorMap | undefined): Surrounding {
    const theme =
      override === undefined
        ? outer.theme
        : outer.theme.overriddenBy(this.parts.read(override, NO_THEME, readTheme), override);
    return surrounding(theme, colorMap ?? outer.colorMap);
  }
}

function surrounding(theme: Theme, colorMap: ColorMap): Surrounding {
  return { theme, colorMap, colors: new ColorResolver(theme, colorMap) };
}
