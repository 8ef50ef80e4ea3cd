import { mediaTypeOfFilename } from '@livery/content-domain';

/** Controls that occur in no text, but tab, line feed, form feed, carriage return and escape. */
const CONTROLS = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f]/;
const PLAIN = 'text/plain';

/**
 * The media type of UTF-8 text, in which the extension decides between text, CSV, Markdown and the like; null for anything else.
 * @param isWhole whether the head is the whole file, and not cut off in a character
 */
export function sniffText(head: Buffer, isWhole: boolean, filename: string): string | null {
  const text = decoded(head, isWhole);
  if (text === null || CONTROLS.test(text)) return null;
  const named = mediaTypeOfFilename(filename);
  const name = named?.family === 'text' ? (named.names[0] ?? PLAIN) : PLAIN;
  return name === 'application/json' && !/^\s*[[{]/.test(text) ? PLAIN : name;
}

function decoded(head: Buffer, isWhole: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !isWhole });
  } catch {
    return null;
  }
}
