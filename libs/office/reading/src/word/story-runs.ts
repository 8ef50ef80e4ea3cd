import {
  FORMULA,
  type Provenance,
  RunColumns,
  type RunFormat,
  type ScriptSlot,
  type TextRuns,
} from '@livery/office-model';
import type { StorySource, WordParagraph } from './story-source.ts';
import type { TextBase } from './text-bases.ts';
import type { WordRunProperties } from './word-run-properties.ts';
import type { WordRunFormatting, WordRunStyles } from './word-run-styles.ts';
import {
  asciiScripts,
  hintedScripts,
  isCheckBoxSign,
  isComplexOnly,
  plainScripts,
  symbolScripts,
} from './word-scripts.ts';

/** What runs that share their formatting inherit and lie on. */
export interface RunGround {
  readonly base: TextBase;
  /** The paragraph, cell or page behind them is dark. */
  readonly isOnDark: boolean;
}

/** The formatting of runs by their properties. That of texts whose characters all belong to complex scripts is kept apart. */
interface KnownFormatting extends RunGround {
  readonly plain: Map<WordRunProperties, WordRunFormatting>;
  readonly complex: Map<WordRunProperties, WordRunFormatting>;
}

/** Resolves the runs of one story. Runs with equal properties that inherit the same share their style. */
export class StoryRuns {
  private readonly onLight = new Map<TextBase, KnownFormatting>();
  private readonly onDark = new Map<TextBase, KnownFormatting>();
  private readonly columns = new RunColumns();

  /** @param direct the provenance of values that runs set themselves */
  constructor(
    private readonly story: Pick<StorySource, 'runs'>,
    private readonly runStyles: WordRunStyles,
    private readonly direct: Provenance,
  ) {}

  /** The runs of a paragraph. */
  of({ firstRun, endRun, text, isAscii }: WordParagraph, ground: RunGround): TextRuns {
    const { columns } = this;
    const first = columns.length;
    if (firstRun < endRun) {
      const known = this.known(ground);
      let start = 0;
      for (let run = firstRun; run < endRun; run += 1) {
        const end = this.story.runs.endAt(run);
        const piece = isAscii ? '' : text.slice(start, end);
        const scripts = isAscii ? asciiScripts(text, start, end) : plainScripts(piece);
        columns.add(this.format(run, piece, scripts, known), end);
        start = end;
      }
    }
    return columns.since(first, text);
  }

  /** The style of a paragraph mark. */
  mark(properties: WordRunProperties, ground: RunGround): RunFormat['style'] {
    return this.formatting(properties, this.known(ground), false).style;
  }

  /** @param piece the text of the run; empty when the whole paragraph is ASCII; @param plain the slots of its characters without hints */
  private format(run: number, piece: string, plain: readonly ScriptSlot[], known: KnownFormatting): RunFormat {
    const { runs } = this.story;
    const context = runs.contextAt(run);
    const isSymbol = context.field === FORMULA || isCheckBoxSign(piece);
    const natural = isSymbol ? symbolScripts(plain) : plain;
    const formatting = this.formatting(runs.propertiesAt(run), known, isComplexOnly(natural));
    return formatting.formats.of(isSymbol ? natural : hintedScripts(plain, piece, formatting), context);
  }

  private formatting(properties: WordRunProperties, known: KnownFormatting, isComplex: boolean): WordRunFormatting {
    const byProperties = isComplex ? known.complex : known.plain;
    let formatting = byProperties.get(properties);
    if (formatting === undefined) {
      const { base, isOnDark } = known;
      formatting = this.runStyles.resolve(base, properties, { direct: this.direct, isComplex, isOnDark });
      byProperties.set(properties, formatting);
    }
    return formatting;
  }

  private known({ base, isOnDark }: RunGround): KnownFormatting {
    const grounds = isOnDark ? this.onDark : this.onLight;
    let known = grounds.get(base);
    if (known === undefined) grounds.set(base, (known = { base, isOnDark, plain: new Map(), complex: new Map() }));
    return known;
  }
}
