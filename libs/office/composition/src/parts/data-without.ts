import { MalformedXml, XmlPart } from '@livery/office-package';
import { withoutReferences } from '@livery/office-editing';
import { type HashedData, packHashed } from './hashed-data.ts';
import type { SourceDeck } from './source-deck.ts';

const XML = /[+/]xml$/i;

/**
 * The data of a part without its references to relationships that are left out. A part that is not well-formed is taken as it is: nobody
 * can say what refers to what in it. @throws PackageRefused
 */
export function dataWithout(deck: SourceDeck, part: string, leftOut: ReadonlySet<string>): HashedData {
  if (leftOut.size === 0 || !XML.test(deck.contentType(part))) return deck.data(part);
  try {
    const edited = withoutReferences(XmlPart.of(deck.file, part), leftOut);
    return edited === undefined ? deck.data(part) : packHashed(edited);
  } catch (error) {
    if (!(error instanceof MalformedXml)) throw error;
    return deck.data(part);
  }
}
