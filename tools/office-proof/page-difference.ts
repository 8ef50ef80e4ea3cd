import type { PageImage } from './page-images.ts';

const HEADER = /^P6\s+(\d+)\s+(\d+)\s+255\s/;
/** A dot differs if one of its three colors differs by more than this. */
const SAME_COLOR = 16;

/** An area of a page, in dots. */
export interface DotArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The share of dots in which two pages differ; 1 if their sizes differ.
 * @param leftOut areas in which dots may differ
 */
export function pageDifference(one: PageImage, other: PageImage, leftOut: readonly DotArea[] = []): number {
  if (one.equals(other)) return 0;
  const [{ header, width }, { header: otherHeader }] = [headerOf(one), headerOf(other)];
  if (header !== otherHeader) return 1;
  let different = 0;
  for (let at = header.length; at < one.length; at += 3) {
    const distance = Math.max(...[0, 1, 2].map((color) => Math.abs((one[at + color] ?? 0) - (other[at + color] ?? 0))));
    if (distance <= SAME_COLOR) continue;
    const dot = (at - header.length) / 3;
    if (!leftOut.some((area) => contains(area, dot % width, Math.floor(dot / width)))) different += 1;
  }
  return (3 * different) / (one.length - header.length);
}

function contains({ x, y, width, height }: DotArea, column: number, row: number): boolean {
  return column + 1 > x && column < x + width && row + 1 > y && row < y + height;
}

function headerOf(page: PageImage): { readonly header: string; readonly width: number } {
  const [header = '', width = '1'] = HEADER.exec(page.toString('latin1', 0, 32)) ?? [];
  return { header, width: Number(width) };
}
