import type { RunStyle, ScriptSlot } from '../document/run-style.ts';
import type { Paragraph, TextBody, TextRun } from '../document/text-body.ts';

/** How a text uses a style. */
export interface StyleUse {
  readonly style: RunStyle;
  /** The paragraph in which it first occurs. */
  readonly paragraph: Paragraph;
  /** The scripts that are set in it. */
  readonly scripts: readonly ScriptSlot[];
}

/** What is known of a text before its runs are walked: gathered once, so that most checks need not look at single runs. */
export interface TextFacts {
  /** The styles of its runs that have characters. */
  readonly styles: readonly StyleUse[];
  /** The paragraphs that hold links. */
  readonly linked: readonly Paragraph[];
  /** The positions of the paragraphs that have colours beside those of runs: of a bullet, a shading, borders. */
  readonly colored: readonly number[];
  /** The positions of the paragraphs whose bullets have a font of their own. */
  readonly bulleted: readonly number[];
  /** The types of its fields. */
  readonly fields: ReadonlySet<string>;
  /** Some runs are marked as hidden. */
  readonly hasHidden: boolean;
}

export function textFacts(body: TextBody): TextFacts {
  const styles = new Map<RunStyle, StyleUse>();
  const linked: Paragraph[] = [];
  const colored: number[] = [];
  const bulleted: number[] = [];
  let fields: Set<string> | null = null;
  let hasHidden = false;
  let number = 0;
  for (const paragraph of body) {
    let last: TextRun | null = null;
    let isLinked = false;
    for (const run of paragraph.runs) {
      isLinked ||= run.link !== null;
      hasHidden ||= run.hidden;
      if (run.field !== null) (fields ??= new Set<string>()).add(run.field);
      if (run.scripts.length === 0) continue;
      if (run.style !== last?.style || run.scripts !== last.scripts) addStyle(styles, run, paragraph);
      last = run;
    }
    if (isLinked) linked.push(paragraph);
    if (isColored(paragraph, last !== null)) colored.push(number);
    if (last !== null && paragraph.bullet !== null && paragraph.bullet.fonts.length > 0) bulleted.push(number);
    number += 1;
  }
  return { styles: [...styles.values()], linked, colored, bulleted, fields: fields ?? NO_FIELDS, hasHidden };
}

const NO_FIELDS: ReadonlySet<string> = new Set();

function addStyle(styles: Map<RunStyle, StyleUse>, { style, scripts }: TextRun, paragraph: Paragraph): void {
  const use = styles.get(style);
  if (use === undefined) styles.set(style, { style, paragraph, scripts });
  else if (use.scripts !== scripts && scripts.some((script) => !use.scripts.includes(script)))
    styles.set(style, { ...use, scripts: [...new Set([...use.scripts, ...scripts])] });
}

function isColored({ bullet, flow }: Paragraph, hasCharacters: boolean): boolean {
  if (hasCharacters && bullet?.color != null) return true;
  return flow !== null && (flow.shading.kind !== 'none' || flow.borders.length > 0);
}
