import type { DocumentStyle } from '@livery/office-model';
import type { LocatedParagraph } from '../../document-view/located-content.ts';
import { type HeadingAppearance, lookOf } from './heading-appearance.ts';

/**
 * The heading style for each paragraph: of those that skip no level, once all paragraphs before it are headings as suggested, the one of a
 * paragraph before it that looks alike, or else the nearest in size. Null if there is none.
 * @param future in the order of the document, as the present headings, all in one text body
 */
export function suggestedHeadings(
  future: readonly HeadingAppearance[],
  present: readonly LocatedParagraph[],
  styles: readonly DocumentStyle[],
): readonly (DocumentStyle | null)[] {
  const suggested: (DocumentStyle | null)[] = [];
  const byLook = new Map<string, DocumentStyle | null>();
  let before: number | null = null;
  let following = 0;
  for (const group of groupedByNext(future, present)) {
    for (; following < group.next; following += 1) before = levelOf(present[following]) ?? before;
    const after: number | null = levelOf(present[group.next]);
    for (const [index, one] of group.future.entries()) {
      const deepest: number = before === null ? Infinity : before + 1;
      const highest = after === null ? 1 : Math.min(after - (group.future.length - index), deepest);
      const fitting = styles.filter(
        ({ headingLevel: level }) => level !== null && level >= highest && level <= deepest,
      );
      const alike = byLook.get(lookOf(one));
      const style = alike && fitting.includes(alike) ? alike : nearestInSize(fitting, one.size);
      byLook.set(lookOf(one), style);
      suggested.push(style);
      before = style?.headingLevel ?? before;
    }
  }
  return suggested;
}

interface Group {
  readonly future: HeadingAppearance[];
  /** The index of the present heading that follows. */
  readonly next: number;
}

function groupedByNext(future: readonly HeadingAppearance[], present: readonly LocatedParagraph[]): readonly Group[] {
  const groups: Group[] = [];
  let next = 0;
  for (const one of future) {
    while (next < present.length && numberOf(present[next]) < numberOf(one.located)) next += 1;
    const last = groups.at(-1);
    if (last?.next === next) last.future.push(one);
    else groups.push({ future: [one], next });
  }
  return groups;
}

function numberOf(located: LocatedParagraph | undefined): number {
  return located?.paragraph.number ?? Infinity;
}

function levelOf(heading: LocatedParagraph | undefined): number | null {
  return heading?.paragraph.flow?.style.headingLevel ?? null;
}

function nearestInSize(styles: readonly DocumentStyle[], size: number): DocumentStyle | null {
  const away = ({ runStyle }: DocumentStyle): number => Math.abs(runStyle.size.effective - size);
  return styles.toSorted((one, two) => away(one) - away(two))[0] ?? null;
}
