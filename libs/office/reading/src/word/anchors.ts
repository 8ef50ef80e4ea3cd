import type { AnchorPosition, PageSetup } from '@livery/office-model';
import type { AnchorAxis, AnchorSource } from './anchor-source.ts';
import type { SectionSource } from './section-source.ts';

/** The page that a drawing is anchored on. */
export interface AnchorPage {
  readonly section: Pick<SectionSource, 'page' | 'columns'>;
  /** The document's settings exchange left and right on even pages, or put the gutter elsewhere than at the left. */
  readonly hasOtherGutter: boolean;
}

type Range = readonly [start: number, end: number];

const STARTS: ReadonlySet<string> = new Set(['left', 'top']);
const ENDS: ReadonlySet<string> = new Set(['right', 'bottom']);

/**
 * Where an anchored drawing lies on its page, in EMU, if that follows from the page, its margins and its one column. A position that is
 * relative to a paragraph, a line, a character, a cell or one of several columns is known only after layout, and is null.
 * @param page null when the drawing is shown on different pages
 */
export function anchorPositionOf(
  { horizontal, vertical, isLaidOutInCell }: AnchorSource,
  size: { readonly width: number; readonly height: number },
  page: AnchorPage | null,
  isInCell: boolean,
): AnchorPosition {
  const { width, height } = page?.section.page ?? {};
  const pageSize = width === undefined || height === undefined ? null : { width, height };
  if (isInCell && isLaidOutInCell) return { x: null, y: null, page: pageSize };
  return {
    x: offsetOnPage(horizontal, across(horizontal.from, page), size.width),
    y: offsetOnPage(vertical, down(vertical.from, page?.section.page), size.height),
    page: pageSize,
  };
}

/** The range of a page that is not known: it begins at 0, and its end is not a number. */
const SOME_PAGE: Range = [0, Number.NaN];

function across(from: string, page: AnchorPage | null): Range | null {
  if (page === null) return from === 'page' ? SOME_PAGE : null;
  const { width, margins } = page.section.page;
  if (from === 'page') return [0, width];
  if (isUneven(page)) return null;
  const [left, right] = [margins.left + margins.gutter, width - margins.right];
  switch (from) {
    case 'margin':
      return [left, right];
    case 'column':
      return page.section.columns > 1 ? null : [left, right];
    case 'leftMargin':
      return [0, left];
    case 'rightMargin':
      return [right, width];
    default:
      return null;
  }
}

/** Odd and even pages have different left margins. */
function isUneven({ section, hasOtherGutter }: AnchorPage): boolean {
  const { left, right, gutter } = section.page.margins;
  return hasOtherGutter && (left !== right || gutter !== 0);
}

/** A vertical margin below zero means a fixed one of that size (ECMA-376 Part 1, 17.6.11). */
function down(from: string, page: PageSetup | undefined): Range | null {
  if (page === undefined) return from === 'page' ? SOME_PAGE : null;
  const [top, bottom] = [Math.abs(page.margins.top), page.height - Math.abs(page.margins.bottom)];
  switch (from) {
    case 'page':
      return [0, page.height];
    case 'margin':
      return [top, bottom];
    case 'topMargin':
      return [0, top];
    case 'bottomMargin':
      return [bottom, page.height];
    default:
      return null;
  }
}

function offsetOnPage({ offset, share, alignment }: AnchorAxis, range: Range | null, size: number): number | null {
  if (range === null) return null;
  const [start, end] = range;
  const distance = offset ?? (share === undefined ? aligned(alignment, end - start, size) : share * (end - start));
  return distance === undefined || Number.isNaN(distance) ? null : Math.round(start + distance);
}

function aligned(alignment: string | undefined, room: number, size: number): number | undefined {
  if (alignment === undefined) return undefined;
  if (STARTS.has(alignment)) return 0;
  if (ENDS.has(alignment)) return room - size;
  return alignment === 'center' ? (room - size) / 2 : undefined;
}
