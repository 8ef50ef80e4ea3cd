import { OfficeFile } from '@livery/office-testing';
import type { IntactDocument, DocumentPart } from './intact-document.ts';
import type { Random } from './random.ts';

/** One way to damage a document. The same document and the same random numbers always give the same bytes. */
export interface Mutation {
  readonly name: string;
  readonly apply: (document: IntactDocument, random: Random) => Uint8Array;
}

/** A mutation that changes the parts and writes a new archive. */
export function ofParts(
  name: string,
  change: (parts: readonly DocumentPart[], random: Random) => DocumentPart[],
): Mutation {
  return { name, apply: ({ parts }, random) => OfficeFile.ofEntries(change(parts, random)).bytes() };
}

/** A mutation of the text of one part, which is picked from the parts that it applies to. Without such parts nothing changes. */
export function ofText(
  name: string,
  isMeant: (part: DocumentPart) => boolean,
  change: (text: string, random: Random, part: DocumentPart) => string,
): Mutation {
  return ofParts(name, (parts, random) => {
    const candidates = parts.filter(isMeant);
    if (candidates.length === 0) return [...parts];
    const chosen = random.pick(candidates);
    const changed = Buffer.from(change(chosen.data.toString('utf8'), random, chosen));
    return parts.map((part) => (part === chosen ? { name: part.name, data: changed } : part));
  });
}
