import type { RunStyle, ScriptSlot } from '../document/run-style.ts';
import type { Paragraph, TextBody } from '../document/text-body.ts';

/** How a text uses a style. */
export interface StyleUse {
  /** The paragraph in which it first occurs. */
  readonly paragraph: Paragraph;
  /** The scripts that are set in it. */
  readonly scripts: readonly ScriptSlot[];
}

/** What is known of a text before its runs are walked: gathered once, so that most checks need not look at single runs. */
export interface TextFacts {
  /** The styles of its runs that have characters. */
  readonly styles: ReadonlyMap<RunStyle, StyleUse>;
  /** The paragraphs that hold links. */
  readonly linked: readonly Paragraph[];
  /** Some runs are marked as hidden. */
  readonly hasHidden: boolean;
}

export function textFacts(body: TextBody): TextFacts {
  const styles = new Map<RunStyle, StyleUse>();
  const linked = new Set<Paragraph>();
  let hasHidden = false;
  for (const paragraph of body) {
    for (const { link, scripts, style, hidden } of paragraph.runs) {
      if (link !== null) linked.add(paragraph);
      hasHidden ||= hidden;
      if (scripts.length === 0) continue;
      const use = styles.get(style);
      const added = use === undefined ? scripts : scripts.filter((script) => !use.scripts.includes(script));
      if (use === undefined || added.length > 0) {
        styles.set(style, { paragraph: use?.paragraph ?? paragraph, scripts: [...(use?.scripts ?? []), ...added] });
      }
    }
  }
  return { styles, linked: [...linked], hasHidden };
}
