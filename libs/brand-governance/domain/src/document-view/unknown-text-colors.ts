import type { Address, Paint, RunStyle } from '@livery/office-model';
import { surfaceIn } from './document-surfaces.ts';
import type { DocumentView } from './document-view.ts';
import { hasSeenFormat, paragraphAddress } from './located-content.ts';

/**
 * Names the texts whose colour is unknown: each text body of a deck once, in text documents the first paragraph of each such
 * format.
 */
export function omitUnknownTextColors(
  { model, bodies }: DocumentView,
  omit: (surface: string, reason: string, address: Address) => void,
): void {
  for (const body of bodies) {
    for (const { style, paragraph } of body.facts.formats) {
      const reason = reasonOf(style);
      if (reason === null || !hasSeenFormat(body)) continue;
      const address = model.format === 'docx' ? paragraphAddress(body, paragraph) : body.address;
      omit(surfaceIn(model.format, body.surface), reason, address);
    }
  }
}

/** Why the colour of a text, or of something on it, is unknown; null when it is known. */
function reasonOf({ paint, outline, decorations }: RunStyle): string | null {
  if (paint.kind === 'unknown') return 'The colour of the text is not defined in the file.';
  if (paint.kind === 'picture') return 'The text is filled with a picture: its colour is not known.';
  return isUnclear(outline) || decorations.some(isUnclear)
    ? 'The colour of an outline, an underline or an effect of the text is not known.'
    : null;
}

function isUnclear({ kind }: Paint): boolean {
  return kind === 'unknown' || kind === 'picture';
}
