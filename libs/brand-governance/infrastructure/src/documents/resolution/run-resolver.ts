import type {
  EffectiveColor,
  EffectiveFont,
  Paint,
  Paragraph,
  Provenance,
  RunStyle,
  ScriptSlot,
  TextBody,
} from '@livery/brand-governance-domain';
import type { ColorSource } from '../sources/color-source.ts';
import type { RunPropertiesSource } from '../sources/run-properties-source.ts';
import type { ParagraphSource, TextBodySource } from '../sources/text-body-source.ts';
import type { ColorResolver } from './color-resolver.ts';
import { resolveFill, UNFILLED } from './fill-resolver.ts';
import type { FontResolver } from './font-resolver.ts';
import { scriptSlots } from './script-slots.ts';
import type { TextChain } from './text-chain.ts';
import { type InheritedProperties, type Sourced, type TextLevel, textLevel } from './text-level.ts';

const LINK_COLOR: ColorSource = {
  kind: 'schemeClr',
  value: 'hlink',
  components: [],
  transforms: [],
  key: 'schemeClr hlink',
};

/** Resolves the runs of one sheet. Styles are made once for each level and way of writing, and shared. */
export class RunResolver {
  /** @param direct where values stand that runs set themselves */
  constructor(
    private readonly colors: ColorResolver,
    private readonly fonts: FontResolver,
    private readonly direct: Provenance,
    private readonly paragraphDefaultsApply: boolean,
  ) {}

  /** @param fontScale fraction of the nominal size */
  body({ paragraphs }: TextBodySource, chain: TextChain, fontScale: number): TextBody {
    return paragraphs.map((paragraph) => this.paragraph(paragraph, chain, fontScale));
  }

  private paragraph({ level, runs, defaults }: ParagraphSource, chain: TextChain, fontScale: number): Paragraph {
    const inherited = chain.level(level);
    const applied = this.paragraphDefaultsApply && defaults.key !== '' ? this.with(defaults, inherited) : inherited;
    return {
      level,
      runs: runs.map(({ text, field, properties }) => {
        const style = this.style(properties, applied, fontScale);
        return { text, field, scripts: scriptSlots(text), style };
      }),
    };
  }

  private with(properties: RunPropertiesSource, inherited: TextLevel): TextLevel {
    return { properties: this.merged(properties, inherited.properties), styles: new Map() };
  }

  private style(properties: RunPropertiesSource, level: TextLevel, fontScale: number): RunStyle {
    const key = properties.key === '' ? `${fontScale}` : `${fontScale}|${this.direct.part ?? ''}|${properties.key}`;
    const known = level.styles.get(key);
    if (known) return known;
    const style = this.made(properties, this.merged(properties, level.properties), fontScale);
    level.styles.set(key, style);
    return style;
  }

  private merged(own: RunPropertiesSource, inherited: InheritedProperties): InheritedProperties {
    const { fonts, size, fill, highlight } = textLevel([{ properties: own, provenance: this.direct }]).properties;
    return {
      fonts: {
        latin: fonts.latin ?? inherited.fonts.latin,
        ea: fonts.ea ?? inherited.fonts.ea,
        cs: fonts.cs ?? inherited.fonts.cs,
        sym: fonts.sym ?? inherited.fonts.sym,
      },
      size: size ?? inherited.size,
      fill: fill ?? inherited.fill,
      highlight: highlight ?? inherited.highlight,
    };
  }

  private made(own: RunPropertiesSource, properties: InheritedProperties, fontScale: number): RunStyle {
    const { size, highlight } = properties;
    const nominal = size?.value ?? 0;
    return {
      fonts: this.fontsOf(properties, own.language),
      size: {
        nominal,
        effective: Math.round(nominal * fontScale * 10) / 10,
        provenance: size?.provenance ?? this.direct,
      },
      paint: own.hyperlink ? this.linkPaint(properties) : this.paint(properties),
      highlight: highlight === undefined ? null : this.color(highlight),
      hyperlink: own.hyperlink,
    };
  }

  private fontsOf({ fonts }: InheritedProperties, language: string | undefined): Record<ScriptSlot, EffectiveFont> {
    const latin = this.font(fonts.latin, language) ?? { typeface: '', theme: null, provenance: this.direct };
    return {
      latin,
      ea: this.font(fonts.ea, language) ?? latin,
      cs: this.font(fonts.cs, language) ?? latin,
      sym: this.font(fonts.sym, language) ?? latin,
    };
  }

  private font(font: Sourced<string> | undefined, language: string | undefined): EffectiveFont | undefined {
    return font && this.fonts.resolve(font.value, font.provenance, language);
  }

  private paint({ fill }: InheritedProperties): Paint {
    return fill === undefined
      ? UNFILLED
      : resolveFill(fill.value, { colors: this.colors, provenance: fill.provenance });
  }

  /** A link wears the link colour of the map, whatever its own fill says (effective values, 4.5). */
  private linkPaint(properties: InheritedProperties): Paint {
    const color = this.colors.resolve(LINK_COLOR, this.direct);
    return color === null ? this.paint(properties) : { kind: 'solid', color };
  }

  private color({ value, provenance }: Sourced<ColorSource>): EffectiveColor | null {
    return this.colors.resolve(value, provenance);
  }
}
