/** What can hold a `<` that begins no tag, by its beginning and end. */
const SECTIONS = [
  { kind: 'comment', start: '<!--', end: '-->' },
  { kind: 'cdata', start: '<![CDATA[', end: ']]>' },
  { kind: 'instruction', start: '<?', end: '?>' },
] as const;

interface Markup {
  readonly kind: (typeof SECTIONS)[number]['kind'] | 'start_tag';
  readonly index: number;
}

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
  for (const { kind, index } of markupOf(text)) {
    if (kind !== 'start_tag') continue;
    count += 1;
    if (count === ordinal) return lineAt(text, index);
  }
  return 1;
}

/** The line of the first processing instruction, which the XML declaration is not; null if there is none. */
export function lineOfInstruction(text: string): number | null {
  for (const { kind, index } of markupOf(text)) {
    const isDeclaration = index === 0 && /^<\?xml\s/.test(text);
    if (kind === 'instruction' && !isDeclaration) return lineAt(text, index);
  }
  return null;
}

/** Sections and start tags in their order. It ends with a section that has no end, where the text is not well-formed. */
function* markupOf(text: string): Generator<Markup> {
  let index = text.indexOf('<');
  while (index !== -1) {
    const section = SECTIONS.find(({ start }) => text.startsWith(start, index));
    if (section !== undefined) yield { kind: section.kind, index };
    else if (!'!/'.includes(text.charAt(index + 1))) yield { kind: 'start_tag', index };
    const end = section === undefined ? index : text.indexOf(section.end, index + section.start.length);
    index = end === -1 ? -1 : text.indexOf('<', end + 1);
  }
}

/** The line on which something that occurs in the text begins. */
export function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
