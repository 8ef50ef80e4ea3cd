import type { EffectiveColor, EffectiveFont, Paint, Provenance, RunStyle, ScriptSlot } from '@livery/office-model';
import type { ColorResolver } from './color-resolver.ts';
import { resolveFill, UNFILLED } from './fill-resolver.ts';
import type { FontResolver } from './font-resolver.ts';
import type { ColorSource } from './source/color-source.ts';
import type { FillSource } from './source/fill-source.ts';
import type { RunPropertiesSource } from './source/run-properties-source.ts';
import type { InheritedDecorations, InheritedProperties, Sourced } from './text-level.ts';

const NONE: readonly Paint[] = [];

const LINK_COLOR: ColorSource = {
  kind: 'schemeClr',
  value: 'hlink',
  components: [],
  transforms: [],
  key: 'schemeClr hlink',
};

/** Makes the styles of runs from what runs say themselves and what they inherit (effective values, 4). */
export class RunStyles {
  /** @param direct the provenance of values that runs set themselves */
  constructor(
    private readonly colors: ColorResolver,
    private readonly fonts: FontResolver,
    private readonly direct: Provenance,
  ) {}

  /** The style of a run with these properties of its own. */
  make(own: RunPropertiesSource, inherited: InheritedProperties, fontScale: number): RunStyle {
    return this.made(own, this.merged(own, inherited), fontScale);
  }

  /** What is inherited from something with these properties of its own. */
  merged(own: RunPropertiesSource, inherited: InheritedProperties): InheritedProperties {
    if (own.key === '') return inherited;
    const sourced = <Value>(value: Value | undefined, otherwise: Sourced<Value> | undefined) =>
      value === undefined ? otherwise : { value, provenance: this.direct };
    const { fonts, decorations } = inherited;
    return {
      fonts: {
        latin: sourced(own.latin, fonts.latin),
        ea: sourced(own.ea, fonts.ea),
        cs: sourced(own.cs, fonts.cs),
        sym: sourced(own.sym, fonts.sym),
      },
      size: sourced(own.size, inherited.size),
      fill: sourced(own.fill, inherited.fill),
      highlight: sourced(own.highlight, inherited.highlight),
      bold: own.bold ?? inherited.bold,
      language: sourced(own.language, inherited.language),
      decorations:
        own.decoration === undefined
          ? decorations
          : {
              outline: sourced(own.decoration.outline, decorations.outline),
              effects: sourced(own.decoration.effects, decorations.effects),
              isUnderlined: sourced(own.decoration.isUnderlined, decorations.isUnderlined),
              underline: sourced(own.decoration.underline, decorations.underline),
            },
    };
  }

  private made(own: RunPropertiesSource, properties: InheritedProperties, fontScale: number): RunStyle {
    const { size, highlight, language } = properties;
    const nominal = size?.value ?? 0;
    return {
      fonts: this.fontsOf(properties, language?.value),
      size: {
        nominal,
        effective: Math.round(nominal * fontScale * 10) / 10,
        scale: fontScale,
        provenance: size?.provenance ?? this.direct,
      },
      paint: own.hyperlink ? this.linkPaint() : this.paint(properties),
      outline: this.outline(properties.decorations),
      decorations: this.decorations(properties.decorations),
      highlight: highlight === undefined ? null : this.color(highlight),
      shading: null,
      border: null,
      hyperlink: own.hyperlink,
      bold: properties.bold ?? false,
      language: language === undefined ? null : { tag: language.value, provenance: language.provenance },
    };
  }

  private fontsOf({ fonts }: InheritedProperties, language: string | undefined): Record<ScriptSlot, EffectiveFont> {
    const latin = this.font(fonts.latin, language) ?? { typeface: '', theme: null, provenance: this.direct };
    return {
      latin,
      high_ansi: latin,
      ea: this.font(fonts.ea, language) ?? latin,
      cs: this.font(fonts.cs, language) ?? latin,
      sym: this.font(fonts.sym, language) ?? latin,
    };
  }

  private font(font: Sourced<string> | undefined, language: string | undefined): EffectiveFont | undefined {
    return font && this.fonts.resolve(font.value, font.provenance, language);
  }

  private paint({ fill }: InheritedProperties): Paint {
    return fill === undefined ? UNFILLED : this.resolved(fill);
  }

  private resolved({ value, provenance }: Sourced<FillSource>): Paint {
    // No source says what the fill of a group is for a text in it.
    if (value.kind === 'grpFill') return { kind: 'unknown', provenance };
    return resolveFill(value, { colors: this.colors, provenance });
  }

  private outline({ outline }: InheritedDecorations): Paint {
    return outline === undefined ? UNFILLED : this.resolved(outline);
  }

  private decorations({ effects, isUnderlined, underline }: InheritedDecorations): readonly Paint[] {
    const { value: line, provenance } = underline ?? {};
    const underlined = isUnderlined?.value && line && provenance ? [this.resolved({ value: line, provenance })] : NONE;
    if (effects === undefined || effects.value.length === 0) return underlined;
    const ofEffects = effects.value.map(({ color }): Paint => {
      const resolved = this.colors.resolve(color, effects.provenance);
      return resolved === null
        ? { kind: 'unknown', provenance: effects.provenance }
        : { kind: 'solid', color: resolved };
    });
    return [...underlined, ...ofEffects];
  }

  /** A link has the link colour of the colour map, whatever its own fill says (effective values, 4.5). */
  private linkPaint(): Paint {
    const color = this.colors.resolve(LINK_COLOR, this.direct);
    return color === null ? { kind: 'unknown', provenance: this.direct } : { kind: 'solid', color };
  }

  private color({ value, provenance }: Sourced<ColorSource>): EffectiveColor | null {
    return this.colors.resolve(value, provenance);
  }
}
