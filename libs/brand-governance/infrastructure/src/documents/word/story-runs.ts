import { FORMULA, type Provenance, type TextRun } from '@livery/brand-governance-domain';
import { FormattedRun } from '../resolution/formatted-run.ts';
import type { RunLook, RunLooks } from './run-looks.ts';
import type { WordRun } from './story-source.ts';
import type { TextBase } from './text-bases.ts';
import type { WordRunProperties } from './word-run-properties.ts';
import { formulaScripts, isComplexOnly, NO_HINTS, wordScripts } from './word-scripts.ts';

const NO_RUNS: readonly TextRun[] = [];

/** Where runs stand whose looks are shared. */
export interface RunGround {
  readonly base: TextBase;
  /** Paragraph, cell or page below them are dark. */
  readonly isOnDark: boolean;
}

/** The looks of runs on one ground, by what is written; apart from them those of texts that are all of complex scripts. */
interface KnownLooks extends RunGround {
  readonly plain: Map<WordRunProperties, RunLook>;
  readonly complex: Map<WordRunProperties, RunLook>;
}

/** Resolves the runs of one story. Those that are written alike in like paragraphs share their style. */
export class StoryRuns {
  private readonly onLight = new Map<TextBase, KnownLooks>();
  private readonly onDark = new Map<TextBase, KnownLooks>();

  /** @param direct where values stand that runs set themselves */
  constructor(
    private readonly looks: RunLooks,
    private readonly direct: Provenance,
  ) {}

  /** @param text of all of them */
  of(sources: readonly WordRun[], text: string, ground: RunGround): readonly TextRun[] {
    if (sources.length === 0) return NO_RUNS;
    const known = this.known(ground);
    let start = 0;
    return sources.map((source) => {
      const run = this.run(source, text, start, known);
      start += run.length;
      return run;
    });
  }

  /** How a paragraph mark looks. */
  mark(properties: WordRunProperties, ground: RunGround): TextRun['style'] {
    return this.look(properties, this.known(ground), false).style;
  }

  private run(source: WordRun, whole: string, start: number, known: KnownLooks): TextRun {
    const { text, properties, field } = source;
    const isFormula = field === FORMULA;
    const plain = isFormula ? formulaScripts(text) : wordScripts(text, NO_HINTS);
    const look = this.look(properties, known, isComplexOnly(plain));
    const { complexScript, eastAsiaHint } = look;
    const isHinted = !isFormula && (complexScript || eastAsiaHint);
    const scripts = isHinted ? wordScripts(text, { complexScript, eastAsia: eastAsiaHint }) : plain;
    return new FormattedRun(whole, start, text.length, scripts, look, source);
  }

  private look(properties: WordRunProperties, known: KnownLooks, isComplex: boolean): RunLook {
    const looks = isComplex ? known.complex : known.plain;
    let look = looks.get(properties);
    if (look === undefined) {
      const { base, isOnDark } = known;
      look = this.looks.make(base, properties, { direct: this.direct, isComplex, isOnDark });
      looks.set(properties, look);
    }
    return look;
  }

  private known({ base, isOnDark }: RunGround): KnownLooks {
    const grounds = isOnDark ? this.onDark : this.onLight;
    let known = grounds.get(base);
    if (known === undefined) grounds.set(base, (known = { base, isOnDark, plain: new Map(), complex: new Map() }));
    return known;
  }
}
