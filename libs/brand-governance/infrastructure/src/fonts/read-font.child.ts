import { FontFlaw } from './font-flaw.ts';
import { readFont, type ReadFont } from './read-font.ts';

/** What a child answers: what the font says, or why it is refused. */
export type ReadFontAnswer = { readonly font: ReadFont } | { readonly flaw: string };

/** Reads a font in a child process. */
export async function run(_: unknown, input: Buffer): Promise<ReadFontAnswer> {
  try {
    return { font: readFont(input) };
  } catch (error) {
    if (error instanceof FontFlaw) return { flaw: error.message };
    throw error;
  }
}
