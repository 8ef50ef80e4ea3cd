import type {
  Bullet,
  EffectiveColor,
  EffectiveFont,
  Paint,
  Paragraph,
  Provenance,
  RunStyle,
  ScriptSlot,
  TextBody,
} from '@livery/brand-governance-domain';
import type { BulletSource } from '../sources/bullet-source.ts';
import type { ColorSource } from '../sources/color-source.ts';
import type { RunPropertiesSource } from '../sources/run-properties-source.ts';
import type { ParagraphSource, TextBodySource } from '../sources/text-body-source.ts';
import type { ColorResolver } from './color-resolver.ts';
import { resolveFill, UNFILLED } from './fill-resolver.ts';
import type { FontResolver } from './font-resolver.ts';
import { scriptSlots } from './script-slots.ts';
import type { TextChain } from './text-chain.ts';
import {
  type InheritedBullet,
  inheritedBullet,
  type InheritedProperties,
  type Sourced,
  type TextLevel,
} from './text-level.ts';

const LINK_COLOR: ColorSource = {
  kind: 'schemeClr',
  value: 'hlink',
  components: [],
  transforms: [],
  key: 'schemeClr hlink',
};

const NOTHING: readonly string[] = [];

/** The styles of one level and scale: of runs that say nothing, and of those of one part that do. */
interface KnownStyles {
  readonly level: TextLevel;
  readonly fontScale: number;
  readonly common: Map<string, RunStyle>;
  readonly own: Map<string, RunStyle>;
}

/** Resolves the runs of one sheet. Styles are made once for each level and way of writing, and shared. */
export class RunResolver {
  private last: KnownStyles | undefined;

  /** @param direct where values stand that runs set themselves; @param linkOf the address behind a relationship id */
  constructor(
    private readonly colors: ColorResolver,
    private readonly fonts: FontResolver,
    private readonly direct: Provenance,
    private readonly paragraphDefaultsApply: boolean,
    private readonly linkOf: (relationship: string) => string = () => '',
  ) {}

  /** @param fontScale fraction of the nominal size */
  body({ paragraphs }: TextBodySource, chain: TextChain, fontScale: number): TextBody {
    return paragraphs.map((paragraph, number) => this.paragraph(paragraph, number, chain, fontScale));
  }

  private paragraph(source: ParagraphSource, number: number, chain: TextChain, fontScale: number): Paragraph {
    const { level, runs, defaults } = source;
    const inherited = chain.level(level);
    const applied = this.paragraphDefaultsApply && defaults.key !== '' ? this.with(defaults, inherited) : inherited;
    const styles = this.stylesOf(applied, fontScale);
    return {
      number,
      level,
      bullet: this.bullet(source, inherited),
      runs: runs.map(({ text, field, properties }) => {
        const style = this.style(properties, styles);
        const link = properties.link === undefined ? null : this.linkOf(properties.link);
        const scripts = scriptSlots(text);
        return {
          text,
          field,
          scripts,
          style,
          link,
          hidden: false,
          change: null,
          direct: NOTHING,
          characterStyle: null,
        };
      }),
      flow: null,
    };
  }

  private with(properties: RunPropertiesSource, inherited: TextLevel): TextLevel {
    const { bullet } = inherited;
    return { properties: this.merged(properties, inherited.properties), bullet, styles: new Map(), bullets: new Map() };
  }

  /** Null where the paragraph has none. Bullets that are written alike for the same reasons share one object. */
  private bullet({ bullet: own }: ParagraphSource, level: TextLevel): Bullet | null {
    const key = own.key === '' ? '' : `${this.direct.part ?? ''}|${own.key}`;
    let bullet = level.bullets.get(key);
    if (bullet === undefined) {
      bullet = this.madeBullet(own.key === '' ? level.bullet : mergedBullet(own, this.direct, level.bullet));
      level.bullets.set(key, bullet);
    }
    return bullet;
  }

  private madeBullet({ kind, characters, color, font }: InheritedBullet): Bullet | null {
    if (kind === undefined || kind === 'none') return null;
    const own = font?.value == null ? undefined : this.fonts.resolve(font.value, font.provenance, undefined);
    return {
      characters,
      color: color?.value == null ? null : this.colors.resolve(color.value, color.provenance),
      fonts: own === undefined ? [] : [{ font: own, slot: 'latin' }],
    };
  }

  private style(properties: RunPropertiesSource, { level, fontScale, common, own }: KnownStyles): RunStyle {
    const { key } = properties;
    const styles = key === '' ? common : own;
    const known = styles.get(key);
    if (known) return known;
    const style = this.made(properties, this.merged(properties, level.properties), fontScale);
    styles.set(key, style);
    return style;
  }

  /** Looked up once for the runs of a level: a key for each of them would have to be written and hashed. */
  private stylesOf(level: TextLevel, fontScale: number): KnownStyles {
    const { last } = this;
    if (last?.level === level && last.fontScale === fontScale) return last;
    const common = stylesIn(level, `${fontScale}`);
    const own = stylesIn(level, `${fontScale}|${this.direct.part ?? ''}`);
    this.last = { level, fontScale, common, own };
    return this.last;
  }

  private merged(own: RunPropertiesSource, inherited: InheritedProperties): InheritedProperties {
    if (own.key === '') return inherited;
    const sourced = <Value>(value: Value | undefined, otherwise: Sourced<Value> | undefined) =>
      value === undefined ? otherwise : { value, provenance: this.direct };
    const { fonts } = inherited;
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
      language: own.language ?? inherited.language,
    };
  }

  private made(own: RunPropertiesSource, properties: InheritedProperties, fontScale: number): RunStyle {
    const { size, highlight } = properties;
    const nominal = size?.value ?? 0;
    return {
      fonts: this.fontsOf(properties, properties.language),
      size: {
        nominal,
        effective: Math.round(nominal * fontScale * 10) / 10,
        scale: fontScale,
        provenance: size?.provenance ?? this.direct,
      },
      paint: own.hyperlink ? this.linkPaint(properties) : this.paint(properties),
      highlight: highlight === undefined ? null : this.color(highlight),
      shading: null,
      border: null,
      hyperlink: own.hyperlink,
      bold: properties.bold ?? false,
      language: properties.language ?? null,
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

function stylesIn({ styles }: TextLevel, key: string): Map<string, RunStyle> {
  const known = styles.get(key) ?? new Map<string, RunStyle>();
  styles.set(key, known);
  return known;
}

function mergedBullet(own: BulletSource, direct: Provenance, inherited: InheritedBullet): InheritedBullet {
  const nearest = inheritedBullet([{ bullet: own, provenance: direct }]);
  return {
    kind: nearest.kind ?? inherited.kind,
    characters: nearest.kind === undefined ? inherited.characters : nearest.characters,
    color: nearest.color ?? inherited.color,
    font: nearest.font ?? inherited.font,
  };
}
