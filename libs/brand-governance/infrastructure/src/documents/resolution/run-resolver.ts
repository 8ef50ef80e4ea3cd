import {
  type Paragraph,
  type Provenance,
  type RunStyle,
  type TextBody,
  textOfRuns,
} from '@livery/brand-governance-domain';
import type { RunPropertiesSource } from '../sources/run-properties-source.ts';
import type { ParagraphSource, TextBodySource } from '../sources/text-body-source.ts';
import { Bullets } from './bullets.ts';
import type { ColorResolver } from './color-resolver.ts';
import type { FontResolver } from './font-resolver.ts';
import { IdentityTree } from './identity-tree.ts';
import { RunStyles } from './run-styles.ts';
import { scriptSlots } from './script-slots.ts';
import type { TextChain } from './text-chain.ts';
import type { TextLevel } from './text-level.ts';

const NOTHING: readonly string[] = [];

/** What runs of one level and scale look like. */
interface KnownStyles {
  readonly level: TextLevel;
  readonly fontScale: number;
  /** Of runs that say something themselves, by what they say. */
  readonly own: Map<string, RunStyle>;
}

/** Resolves the runs of one sheet. Styles are made once for each level and way of writing, and shared. */
export class RunResolver {
  private readonly known = new IdentityTree<KnownStyles>();
  private readonly styles: RunStyles;
  private readonly bullets: Bullets;

  /** @param direct where values stand that runs set themselves; @param linkOf the address behind a relationship id */
  constructor(
    colors: ColorResolver,
    fonts: FontResolver,
    direct: Provenance,
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
      text: textOfRuns(runs),
      flow: null,
    };
  }

  private with(properties: RunPropertiesSource, inherited: TextLevel): TextLevel {
    const { bullet } = inherited;
    return {
      properties: this.styles.merged(properties, inherited.properties),
      bullet,
      styles: new Map(),
      shownBullet: undefined,
    };
  }

  private style(properties: RunPropertiesSource, { level, fontScale, own }: KnownStyles): RunStyle {
    const { key } = properties;
    const known = key === '' ? level.styles.get(fontScale) : own.get(key);
    if (known) return known;
    const style = this.styles.make(properties, level.properties, fontScale);
    if (key === '') level.styles.set(fontScale, style);
    else own.set(key, style);
    return style;
  }

  private stylesOf(level: TextLevel, fontScale: number): KnownStyles {
    const known = this.known.at(level, fontScale);
    return (known.value ??= { level, fontScale, own: new Map() });
  }
}
