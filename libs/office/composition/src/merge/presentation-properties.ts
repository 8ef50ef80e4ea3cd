import type { HashedData } from '../parts/hashed-data.ts';
import type { MergeSource } from './merge-source.ts';

/** They name a custom show or count slides of a presentation, which the merged one does not have. */
const OF_SLIDES = ['p:custShow', 'p:sldRg'];

/**
 * The presentation properties of a template as they are; undefined when it has none, or when they hold for its own slides or need other
 * parts. @throws PackageRefused when they are not well-formed
 */
export function presentationProperties({ deck }: MergeSource): HashedData | undefined {
  const part = deck.related(deck.file.mainPart, 'presProps');
  if (part === undefined || deck.relationships(part).length > 0) return undefined;
  const names = new Set<string>();
  deck.scan(part, { open: (name) => names.add(name), close: () => undefined });
  return OF_SLIDES.every((name) => !names.has(name)) ? deck.data(part) : undefined;
}
