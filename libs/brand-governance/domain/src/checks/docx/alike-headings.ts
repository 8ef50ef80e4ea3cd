import type { DocumentStyle, Provenance } from '@livery/office-model';
import type { LocatedBody } from '../../document-view/located-content.ts';
import { listInWords } from '../../judging/in-words.ts';
import { shortened } from '../../judging/quotation.ts';
import { memoized } from '../../memoized.ts';
import { type HeadingAppearance, writtenRuns } from './heading-appearance.ts';

/** A style is repaired as a whole if at least so many of its paragraphs, and this share of them, look like headings. */
const FEWEST_OF_STYLE = 3;
const LEAST_OF_STYLE = 0.75;
const MAX_NAMED = 3;

/** Paragraphs of one style that look alike, and like headings. */
export class AlikeHeadings {
  private readonly texts = new Set<string>();
  private readonly suggested = new Set<DocumentStyle>();
  private count = 0;

  /**
   * @param cause the style, if it makes its text look so; else the text that was formatted by hand
   * @param value what tells them from others of the same cause and style
   * @param used counts the paragraphs of the style, if it is the cause; else there is none
   */
  constructor(
    readonly cause: Provenance,
    readonly value: string,
    private readonly first: HeadingAppearance,
    private readonly used: (() => number) | null,
  ) {}

  add({ located }: HeadingAppearance, suggested: DocumentStyle | null): void {
    this.count += 1;
    this.texts.add(located.text.trim());
    if (suggested !== null) this.suggested.add(suggested);
  }

  inWords(): string {
    const { bold, size, located } = this.first;
    const style = located.paragraph.flow?.style.name ?? '';
    const look = `(${bold ? 'bold, ' : ''}${size} pt)`;
    const [text = '', ...others] = Array.from(this.texts, (one) => `"${shortened(one)}"`);
    if (this.isOfStyle()) {
      const remedy =
        'If they are headings, give the style an outline level, once (Home ▸ Styles ▸ Modify ▸ Format ▸ Paragraph).';
      return `${this.count} paragraphs of the style "${style}" look like headings ${look}, such as ${text}. ${remedy}`;
    }
    const use = this.useInWords();
    if (this.count === 1) return `${text} looks like a heading ${look} but has the style "${style}".${use}`;
    const named = firstInWords([text, ...others]);
    return `${this.count} paragraphs look like headings ${look} but have the style "${style}": ${named}.${use}`;
  }

  private isOfStyle(): boolean {
    return this.used !== null && this.count >= FEWEST_OF_STYLE && this.count >= LEAST_OF_STYLE * this.used();
  }

  private useInWords(): string {
    const styles = [...this.suggested].sort((one, two) => (one.headingLevel ?? 0) - (two.headingLevel ?? 0));
    const names = styles.slice(0, MAX_NAMED).map(({ name }) => `"${name}"`);
    const last = names.pop();
    if (last === undefined) return '';
    return names.length === 0 ? ` Use ${last}.` : ` Use ${names.join(', ')} or ${last}.`;
  }
}

/** `"Scope", "Terms" and "Budget"`, or the first of more: `"Scope", "Terms", "Budget" and 9 more` */
function firstInWords(texts: readonly string[]): string {
  const more = texts.length - MAX_NAMED;
  return listInWords(more > 0 ? [...texts.slice(0, MAX_NAMED), `${more} more`] : texts);
}

/**
 * The group of each paragraph: those of one style that itself makes them look like headings, or those of one style that are formatted alike
 * by hand.
 * @param found in the order of the document, all in this text body
 * @param suggested the heading style for each of them
 */
export function groupedHeadings(
  body: LocatedBody,
  found: readonly HeadingAppearance[],
  suggested: readonly (DocumentStyle | null)[],
  styles: ReadonlyMap<string, DocumentStyle>,
): readonly AlikeHeadings[] {
  const groups = new Map<string, AlikeHeadings>();
  const counts = new Map<LocatedBody, ReadonlyMap<string, number>>();
  const usesOf = (style: string): number => memoized(counts, body, () => usesOfStyles(body)).get(style) ?? 0;
  return found.map((one, index) => {
    const id = one.located.paragraph.flow?.style.id ?? '';
    const style = causeOf(one, styles.get(id));
    const value = style === null ? `${one.bold ? 'bold ' : ''}${one.size}` : '';
    const group = memoized(groups, JSON.stringify([id, value]), () =>
      style === null
        ? new AlikeHeadings(body.cause, value, one, null)
        : new AlikeHeadings(style.provenance, value, one, () => usesOf(id)),
    );
    group.add(one, suggested[index] ?? null);
    return group;
  });
}

/** The style of a paragraph, if its text looks as the style says. The default style is for running text, whatever it says. */
function causeOf({ located }: HeadingAppearance, style: DocumentStyle | undefined): DocumentStyle | null {
  if (style === undefined || style.isDefault) return null;
  const { bold, size } = style.runStyle;
  const runs = writtenRuns(located.paragraph);
  return runs.every((own) => own.style.bold === bold && own.style.size.nominal === size.nominal) ? style : null;
}

/** How many paragraphs with words have each style. */
function usesOfStyles({ paragraphs }: LocatedBody): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { text, flow } of paragraphs) {
    const id = flow?.style.id ?? '';
    if (text.trim() !== '') uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return uses;
}
