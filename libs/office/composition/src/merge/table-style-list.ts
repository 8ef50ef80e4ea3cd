import { type XmlAttributes, type XmlHandler, XmlPart } from '@livery/office-package';
import { refusingMalformed, type SourceDeck } from '../parts/source-deck.ts';
import { withoutReferences } from '@livery/office-editing';
import { declarationsOf } from './namespace-declarations.ts';

/** One table style of a list. */
export interface ListedStyle {
  /** Its GUID in capital letters. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** `ppt/tableStyles.xml` (ECMA-376 part 1, 20.1.4.2.27) with the offsets of its styles. */
export interface TableStyleList {
  readonly bytes: Buffer;
  /** Of the styles, each id once. */
  readonly styles: readonly ListedStyle[];
  /** The declarations of namespaces of the root. */
  readonly declarations: ReadonlyMap<string, string>;
  /** The offsets of the end of the root's start tag and of the beginning of its end tag; equal to the end of an empty element. */
  readonly content: { readonly start: number; readonly end: number };
}

/** Reads a list, without its references to pictures: relationships of several lists would have the same ids. @throws PackageRefused */
export function readTableStyles(deck: SourceDeck, part: string): TableStyleList {
  return refusingMalformed(() => {
    const ids = new Set(deck.relationships(part).map(({ id }) => id));
    const written = XmlPart.of(deck.file, part);
    const edited = ids.size === 0 ? undefined : withoutReferences(written, ids);
    const xml = edited === undefined ? written : written.with(edited);
    const handler = new TableStylesHandler(xml.bytes);
    xml.scan(handler);
    const { styles, declarations, content } = handler;
    return { bytes: xml.bytes, styles: [...styles.values()], declarations, content };
  });
}

class TableStylesHandler implements XmlHandler {
  readonly styles = new Map<string, ListedStyle>();
  declarations: ReadonlyMap<string, string> = new Map();
  content = { start: 0, end: 0 };
  private depth = 0;
  private id = '';
  private start = 0;

  constructor(private readonly bytes: Buffer) {}

  open(_name: string, attributes: XmlAttributes): void {
    this.depth += 1;
    if (this.depth === 1) {
      this.declarations = declarationsOf(this.bytes.toString('utf8', attributes.start, attributes.end));
      this.content = { start: attributes.end, end: attributes.end };
    }
    if (this.depth !== 2) return;
    this.id = attributes.copy('styleId')?.toUpperCase() ?? '';
    this.start = attributes.start;
  }

  close(name: string, end: number): void {
    const { depth, id, start, content, bytes } = this;
    this.depth -= 1;
    if (depth === 2 && name === 'a:tblStyle' && !this.styles.has(id)) this.styles.set(id, { id, start, end });
    if (depth === 1 && end > content.start) this.content = { ...content, end: bytes.lastIndexOf('</', end) };
  }
}
