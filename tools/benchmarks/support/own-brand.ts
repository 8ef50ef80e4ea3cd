import type { UploadedDocument } from '@livery/brand-governance-domain';
import { formatRgb } from '@livery/office-model';
import { OoxmlPackage } from '@livery/office-package';
import { readPresentation, readTextDocument } from '@livery/office-reading';
import type { Brand } from './every-check.ts';

/** A brand that the document complies with: the colours and fonts that occur in it. */
export function ownBrand(document: UploadedDocument): Brand {
  const colors = new Set<string>();
  const fonts = new Set<string>();
  for (const part of objectsIn(shownBy(document))) {
    if ('rgb' in part && typeof part.rgb === 'number') colors.add(`#${formatRgb(part.rgb)}`);
    if ('typeface' in part && typeof part.typeface === 'string' && part.typeface !== '') fonts.add(part.typeface);
  }
  return {
    palettes: [{ name: 'Own', colors: [...colors].map((hex) => ({ hex })) }],
    fonts: [...fonts].map((name) => ({ name })),
  };
}

function shownBy({ format, bytes }: UploadedDocument): object {
  const file = OoxmlPackage.open(bytes);
  if (format === 'docx') return readTextDocument(file).stories;
  const { slides, slideLayers } = readPresentation(file);
  return [slides, slideLayers];
}

/** All objects that can be reached from this one, each once. */
function objectsIn(data: object): ReadonlySet<object> {
  const found = new Set<object>([data]);
  for (const object of found) {
    const members: readonly unknown[] = Object.values(object);
    for (const member of members) if (typeof member === 'object' && member !== null) found.add(member);
  }
  return found;
}
