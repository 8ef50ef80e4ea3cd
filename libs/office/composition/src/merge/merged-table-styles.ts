import { type ByteEdit, spliceBytes } from '@livery/office-package';
import { type HashedData, packHashed } from '../parts/hashed-data.ts';
import type { MergeSource } from './merge-source.ts';
import { withDeclarations } from './namespace-declarations.ts';
import { type ListedStyle, readTableStyles, type TableStyleList } from './table-style-list.ts';

/** A style that comes into the first list. */
interface AddedStyle {
  readonly xml: string;
  /** The style of the first list that it stands before; undefined at the end. */
  readonly before: ListedStyle | undefined;
}

/**
 * The table styles of all decks, each GUID once: the first that there is, and the default of the first list. The others are put into the
 * first list in the order that they have in their own, so that a deck that is split off again gets its own list back. Undefined when no
 * deck has a list. @throws PackageRefused for a list that is not well-formed
 */
export function mergedTableStyles(sources: Iterable<MergeSource>): HashedData | undefined {
  const lists = new Map<string, TableStyleList>();
  for (const { deck } of sources) {
    const part = deck.related(deck.file.mainPart, 'tableStyles');
    const sha256 = part === undefined ? '' : deck.data(part).sha256;
    if (part !== undefined && !lists.has(sha256)) lists.set(sha256, readTableStyles(deck, part));
  }
  const [first, ...others] = lists.values();
  return first === undefined ? undefined : packHashed(united(first, others));
}

function united(first: TableStyleList, others: readonly TableStyleList[]): Buffer {
  const own = new Map(first.styles.map((style) => [style.id, style]));
  const added = new Map<string, AddedStyle>();
  for (const list of others) {
    const places = placesOf(list, (id) => own.get(id) ?? added.get(id)?.before);
    for (const style of list.styles) {
      const isNew = !own.has(style.id) && !added.has(style.id);
      if (isNew) added.set(style.id, { xml: xmlOf(style, list, first), before: places.get(style.id) });
    }
  }
  return added.size === 0 ? first.bytes : spliceBytes(first.bytes, insertions(first, [...added.values()]));
}

/** For each style of a list the style of the first list that comes next. @param own that style, for the id of one that has a place there */
function placesOf(
  { styles }: TableStyleList,
  own: (id: string) => ListedStyle | undefined,
): ReadonlyMap<string, ListedStyle | undefined> {
  const places = new Map<string, ListedStyle | undefined>();
  let next: ListedStyle | undefined;
  for (const { id } of styles.toReversed()) {
    places.set(id, next);
    next = own(id) ?? next;
  }
  return places;
}

/** The style as it is written, with the declarations that the other list does not have. */
function xmlOf({ start, end }: ListedStyle, { bytes, declarations }: TableStyleList, first: TableStyleList): string {
  const missing = [...declarations].filter(([name, value]) => first.declarations.get(name) !== value);
  return withDeclarations(bytes.toString('utf8', start, end), new Map(missing));
}

function insertions({ bytes, content }: TableStyleList, added: readonly AddedStyle[]): readonly ByteEdit[] {
  const places = new Map<number, string[]>();
  for (const { xml, before } of added) {
    const at = before?.start ?? content.end;
    places.set(at, [...(places.get(at) ?? []), xml]);
  }
  const isEmptyElement = bytes.toString('latin1', content.start - 2, content.start) === '/>';
  if (!isEmptyElement)
    return [...places].map(([at, xml]) => ({ start: at, end: at, bytes: Buffer.from(xml.join('')) }));
  const name = /<([^\s/>!?]+)/.exec(bytes.toString('latin1'))?.[1] ?? '';
  const xml = `>${[...places.values()].flat().join('')}</${name}>`;
  return [{ start: content.start - 2, end: content.start, bytes: Buffer.from(xml) }];
}
