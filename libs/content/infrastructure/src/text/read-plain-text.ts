import type { ExtractedText } from '@livery/content-application';
import { lookInto } from '../sniffing/file-window.ts';
import { cleanedText, startOf } from './cleaned-text.ts';

/** A character of UTF-8 has at most four bytes. */
const BYTES_PER_CHARACTER = 4;

/** The beginning of a UTF-8 file; null when it is in another encoding. */
export async function readPlainText(path: string, maxCharacters: number): Promise<ExtractedText | null> {
  return lookInto(path, async (file) => {
    const bytes = await file.read(0, maxCharacters * BYTES_PER_CHARACTER);
    const isWhole = bytes.length === file.size;
    const text = decoded(bytes, isWhole);
    if (text === null) return null;
    const cleaned = cleanedText(text);
    return { text: startOf(cleaned, maxCharacters), title: null, isCut: !isWhole || cleaned.length > maxCharacters };
  });
}

function decoded(bytes: Buffer, isWhole: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    return null;
  }
}
