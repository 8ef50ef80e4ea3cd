import type { PageImage } from './page-images.ts';

const HEADER = /^P6\s+(\d+)\s+(\d+)\s+255\s/;
/** A dot differs if one of its three colors differs by more than this. */
const SAME_COLOR = 16;

/** The share of dots in which two pages differ; 1 if their sizes differ. */
export function pageDifference(one: PageImage, other: PageImage): number {
  if (one.equals(other)) return 0;
  const [header, otherHeader] = [headerOf(one), headerOf(other)];
  if (header !== otherHeader) return 1;
  let different = 0;
  for (let at = header.length; at < one.length; at += 3) {
    const distance = Math.max(...[0, 1, 2].map((color) => Math.abs((one[at + color] ?? 0) - (other[at + color] ?? 0))));
    if (distance > SAME_COLOR) different += 1;
  }
  return (3 * different) / (one.length - header.length);
}

function headerOf(page: PageImage): string {
  return HEADER.exec(page.toString('latin1', 0, 32))?.[0] ?? '';
}
