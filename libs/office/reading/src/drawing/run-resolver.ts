import { type Paragraph, type Provenance, RunColumns, type TextBody, type TextRuns } from '@livery/office-model';
import type { ModelSize } from '../parts/model-size.ts';
import { Bullets } from './bullets.ts';
import type { ColorResolver } from './color-resolver.ts';
import type { FontResolver } from './font-resolver.ts';
import { IdentityTree } from './identity-tree.ts';
import { PLAIN, RunFormats } from './run-formats.ts';
import { RunStyles } from './run-styles.ts';
import { scriptSlots } from './script-slots.ts';
import type { RunPropertiesSource } from './source/run-properties-source.ts';
import type { ParagraphSource, TextBodySource } from './source/text-body-source.ts';
import type { TextChain } from './text-chain.ts';
import type { TextLevel } from './text-level.ts';

const NOTHING: readonly string[] = [];

/** The formats of runs of one level and font scale. */
interface KnownFormats {
  readonly level: TextLevel;
  readonly fontScale: number;
  /** The formats of runs that say something themselves, by the keys of what they say. */
  readonly own: Map<string, RunFormats>;
}

/** Resolves the runs of one part. Runs of one level that say the same share one style. */
export class RunResolver {
  private readonly known = new IdentityTree<KnownFormats>();
  private readonly columns = new RunColumns();
  private readonly styles: RunStyles;
  private readonly bullets: Bullets;

  /** @param direct the provenance of values that runs set themselves; @param linkOf gives the address that a relationship id leads to */
  constructor(
    colors: ColorResolver,
    fonts: FontResolver,
    private readonly direct: Provenance,
    private readonly size: ModelSize,
    private readonly paragraphDefaultsApply: boolean,
    private readonly linkOf: (relationship: string) => string = () => '',
  ) {
    this.styles = new RunStyles(colors, fonts, direct);
    this.bullets = new Bullets(colors, fonts, direct);
  }

  /** @param fontScale the shown size as a fraction of the nominal size */
  body({ paragraphs }: TextBodySource, chain: TextChain, fontScale: number): TextBody {
    this.size.add('paragraphs', paragraphs.length, this.direct.part);
    return paragraphs.map((paragraph, number) => this.paragraph(paragraph, number, chain, fontScale));
  }

  private paragraph(source: ParagraphSource, number: number, chain: TextChain, fontScale: number): Paragraph {
    const { level, text, defaults } = source;
    const inherited = chain.level(level);
    const applied = this.paragraphDefaultsApply && defaults.key !== '' ? this.with(defaults, inherited) : inherited;
    const formats = this.formatsOf(applied, fontScale);
    const bullet = this.bullets.of(source.bullet, inherited);
    return { number, level, bullet, runs: this.runs(source, formats), text, flow: null };
  }

  private runs({ text, runs }: ParagraphSource, known: KnownFormats): TextRuns {
    const { columns } = this;
    const first = columns.length;
    let start = 0;
    let last: { readonly properties: RunPropertiesSource; readonly formats: RunFormats } | undefined;
    for (const { end, field, isAfterFormula, properties } of runs) {
      const link = properties.link === undefined ? null : this.linkOf(properties.link);
      const context = field === null && link === null ? PLAIN : { field, link, change: null };
      if (last?.properties !== properties) last = { properties, formats: this.formats(properties, known) };
      if (isAfterFormula) columns.addFormula();
      columns.add(last.formats.of(scriptSlots(text.slice(start, end)), context), end);
      start = end;
    }
    return columns.since(first, text);
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

  private formats(properties: RunPropertiesSource, { level, fontScale, own }: KnownFormats): RunFormats {
    const { key } = properties;
    const known = key === '' ? level.formats.get(fontScale) : own.get(key);
    if (known) return known;
    this.size.add('run styles', 1, this.direct.part);
    const style = this.styles.make(properties, level.properties, fontScale);
    const formats = new RunFormats({ style, hidden: false, direct: NOTHING, characterStyle: null });
    if (key === '') level.formats.set(fontScale, formats);
    else own.set(key, formats);
    return formats;
  }

  private formatsOf(level: TextLevel, fontScale: number): KnownFormats {
    const known = this.known.at(level, fontScale);
    return (known.value ??= { level, fontScale, own: new Map() });
  }
}
