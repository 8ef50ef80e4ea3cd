const MARKUP = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<[^!?/]/g;
const SECTIONS = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|^<\?xml\s[^?]*\?>/g;

/** The text of an XML file, for messages: UTF-16 with its mark, or UTF-8. */
export function textOfXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const encoding = isBig ? 'utf-16be' : isLittle ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** The line, from 1, on which the start tag with this ordinal begins. */
export function lineOfElement(text: string, ordinal: number): number {
  let count = 0;
  for (const { 0: markup, index } of text.matchAll(MARKUP)) {
    if (/^<[!?]/.test(markup)) continue;
    count += 1;
    if (count === ordinal) return lineAt(text, index);
  }
  return 1;
}

/** The line of the first processing instruction, which the XML declaration is not; null if there is none. */
export function lineOfInstruction(text: string): number | null {
  if (text.lastIndexOf('<?') <= 1 && !/^.?<\?(?!xml\s)/s.test(text)) return null;
  // Sections are replaced by as many lines, so that lines stay what they are.
  const bare = text.replace(SECTIONS, (section) => section.replace(/[^\n]/g, ''));
  const at = bare.indexOf('<?');
  return at === -1 ? null : lineAt(bare, at);
}

/** The line on which something that occurs in the text begins. */
export function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
