import type { Container, LocatedShape } from '../../document-view/located-content.ts';
import { trimmedText } from '../../document-view/titles.ts';
import { listOf, oneOf } from '../../judging/param-schemas.ts';

const TYPES = ['title', 'body', 'obj', 'pic', 'chart', 'tbl', 'dgm', 'media', 'clipArt', 'dt', 'ftr', 'sldNum'];
export const typeList = listOf(oneOf(...TYPES));

export function slideShapes(slides: readonly Container[]): readonly LocatedShape[] {
  return slides.flatMap(({ shapes }) => shapes);
}

/** The plain type of a placeholder: centred titles are titles, and subtitles are text. */
export function plainType(type: string): string {
  if (type === 'ctrTitle') return 'title';
  return type === 'subTitle' ? 'body' : type;
}

const NOUNS: ReadonlyMap<string, string> = new Map([
  ['title', 'title'],
  ['body', 'text placeholder'],
  ['obj', 'content placeholder'],
  ['pic', 'picture placeholder'],
  ['chart', 'chart placeholder'],
  ['tbl', 'table placeholder'],
  ['dgm', 'SmartArt placeholder'],
  ['media', 'media placeholder'],
  ['clipArt', 'clip art placeholder'],
  ['dt', 'date placeholder'],
  ['ftr', 'footer placeholder'],
  ['sldNum', 'slide number placeholder'],
]);

/** What people call the placeholders of a plain type. */
export function placeholderNoun(type: string): string {
  return NOUNS.get(type) ?? 'placeholder';
}

export function isEmpty(located: LocatedShape): boolean {
  return located.shape.kind === 'shape' && trimmedText(located) === '' && located.shape.picture === null;
}
