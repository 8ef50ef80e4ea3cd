import type { Paragraph, Provenance, RunStyle, TextBody } from '@livery/brand-governance-domain';
import type { RunPropertiesSource } from '../sources/run-properties-source.ts';
import type { ParagraphSource, TextBodySource } from '../sources/text-body-source.ts';
import { Bullets } from './bullets.ts';
import type { ColorResolver } from './color-resolver.ts';
import type { FontResolver } from './font-resolver.ts';
import { RunStyles } from './run-styles.ts';
import { scriptSlots } from './script-slots.ts';
import type { TextChain } from './text-chain.ts';
import type { TextLevel } from './text-level.ts';

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
  private readonly styles: RunStyles;
  private readonly bullets: Bullets;

  /** @param direct where values stand that runs set themselves; @param linkOf the address behind a relationship id */
  constructor(
    colors: ColorResolver,
    fonts: FontResolver,
    private readonly direct: Provenance,
    private readonly paragraphDefaultsApply: boolean,
    private readonly linkOf: (relationship: string) => string = () => '',
  ) {
    this.styles = new RunStyles(colors, fonts, direct);
    this.bullets = new Bullets(colors, fonts, direct);
  }

  /** @param fontScale fraction of the nominal size */
  body({ paragraphs }: TextBodySource, chain: TextChain, fontScale: number): TextBody {
    return paragraphs.map((paragraph, number) => this.paragraph(paragraph, number, chain, fontScale));
  }

  private paragraph(source: ParagraphSource, number: number, chain: TextChain, fontScale: number): Paragraph {
    const { level, runs, defaults } = source;
    const inherited = chain.level(level);
    const applied = this.paragraphDefaultsApply && defaults.key !== '' ? this.with(defaults, inherited) : inherited;
    const styles = this.stylesOf(applied, fontScale);
    let last: { readonly properties: RunPropertiesSource; readonly style: RunStyle } | undefined;
    return {
      number,
      level,
      bullet: this.bullets.of(source.bullet, inherited),
      runs: runs.map(({ text, field, properties }) => {
        if (last?.properties !== properties) last = { properties, style: this.style(properties, styles) };
        const { style } = last;
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
    return {
      properties: this.styles.merged(properties, inherited.properties),
      bullet,
      styles: new Map(),
      bullets: new Map(),
    };
  }

  private style(properties: RunPropertiesSource, { level, fontScale, common, own }: KnownStyles): RunStyle {
    const { key } = properties;
    const styles = key === '' ? common : own;
    const known = styles.get(key);
    if (known) return known;
    const style = this.styles.make(properties, level.properties, fontScale);
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
}

function stylesIn({ styles }: TextLevel, key: string): Map<string, RunStyle> {
  const known = styles.get(key) ?? new Map<string, RunStyle>();
  styles.set(key, known);
  return known;
}
