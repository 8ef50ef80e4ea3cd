import { type Paragraph, type Provenance, type TextBody, textOfRuns } from '@livery/brand-governance-domain';
import type { RunPropertiesSource } from '../sources/run-properties-source.ts';
import type { ParagraphSource, TextBodySource } from '../sources/text-body-source.ts';
import { Bullets } from './bullets.ts';
import type { ColorResolver } from './color-resolver.ts';
import type { FontResolver } from './font-resolver.ts';
import { FormattedRun, type RunFormat } from './formatted-run.ts';
import { IdentityTree } from './identity-tree.ts';
import { RunStyles } from './run-styles.ts';
import { scriptSlots } from './script-slots.ts';
import type { TextChain } from './text-chain.ts';
import type { TextLevel } from './text-level.ts';

const NOTHING: readonly string[] = [];

/** What runs of one level and scale look like. */
interface KnownFormats {
  readonly level: TextLevel;
  readonly fontScale: number;
  /** Of runs that say something themselves, by what they say. */
  readonly own: Map<string, RunFormat>;
}

/** Resolves the runs of one sheet. Styles are made once for each level and way of writing, and shared. */
export class RunResolver {
  private readonly known = new IdentityTree<KnownFormats>();
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
    const formats = this.formatsOf(applied, fontScale);
    const text = textOfRuns(runs);
    let start = 0;
    let last: { readonly properties: RunPropertiesSource; readonly format: RunFormat } | undefined;
    return {
      number,
      level,
      bullet: this.bullets.of(source.bullet, inherited),
      runs: runs.map(({ text: piece, field, properties }) => {
        if (last?.properties !== properties) last = { properties, format: this.format(properties, formats) };
        const link = properties.link === undefined ? null : this.linkOf(properties.link);
        const { length } = piece;
        start += length;
        const context = { field, link, change: null };
        return new FormattedRun(text, start - length, length, scriptSlots(piece), last.format, context);
      }),
      text,
      flow: null,
    };
  }

  private with(properties: RunPropertiesSource, inherited: TextLevel): TextLevel {
    const { bullet } = inherited;
    return {
      properties: this.styles.merged(properties, inherited.properties),
      bullet,
      formats: new Map(),
      shownBullet: undefined,
    };
  }

  private format(properties: RunPropertiesSource, { level, fontScale, own }: KnownFormats): RunFormat {
    const { key } = properties;
    const known = key === '' ? level.formats.get(fontScale) : own.get(key);
    if (known) return known;
    const style = this.styles.make(properties, level.properties, fontScale);
    const format: RunFormat = { style, hidden: false, direct: NOTHING, characterStyle: null };
    if (key === '') level.formats.set(fontScale, format);
    else own.set(key, format);
    return format;
  }

  private formatsOf(level: TextLevel, fontScale: number): KnownFormats {
    const known = this.known.at(level, fontScale);
    return (known.value ??= { level, fontScale, own: new Map() });
  }
}
