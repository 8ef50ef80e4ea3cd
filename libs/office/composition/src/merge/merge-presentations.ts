import { KnownData } from '../parts/known-data.ts';
import { checkCompatible } from './check-compatible.ts';
import { MergeSource } from './merge-source.ts';
import { PresentationMerge } from './presentation-merge.ts';

export interface MergeOptions {
  /**
   * A presentation or template with any number of slides, which are not taken. Its masters, its size, its default text style and its
   * settings come first; without it, those of the first deck. A presentation has one default text style: text of other decks that neither
   * they nor their masters format looks as that says.
   */
  readonly template?: Uint8Array;
}

/**
 * Merges the slides of presentations into one, in their order. The same deck may come several times. Equal masters become one with all of
 * their layouts, and equal pictures one part; what slides have of their own stays their own. Where sensitivity labels differ, the first
 * one holds; the decks with charts say by which program charts are read (see `commonProgram`). Equal input gives equal bytes.
 * @throws SlidesIncompatible for another size or edition than that of the template or the first deck; PackageRefused when a deck cannot be
 * read; RangeError when there is neither a deck nor a template
 */
export function mergePresentations(decks: readonly Uint8Array[], { template }: MergeOptions = {}): Uint8Array {
  const known = new KnownData();
  const opened = new Map<Uint8Array, MergeSource>();
  const open = (bytes: Uint8Array): MergeSource => {
    const source = opened.get(bytes) ?? MergeSource.open(bytes, known);
    opened.set(bytes, source);
    return source;
  };
  const base = template === undefined ? undefined : open(template);
  const sources = decks.map(open);
  const first = base ?? sources[0];
  if (first === undefined) throw new RangeError('There is no presentation to merge.');
  checkCompatible(sources, first);
  return new PresentationMerge(first, sources, base).bytes();
}
