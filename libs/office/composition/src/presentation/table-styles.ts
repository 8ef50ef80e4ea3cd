import { type ByteEdit, spliceBytes, type XmlAttributes, type XmlHandler, XmlPart } from '@livery/office-package';
import { type HashedData, packHashed } from '../parts/hashed-data.ts';
import { refusingMalformed, type SourceDeck } from '../parts/source-deck.ts';

interface WrittenStyle {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** Finds the styles of `ppt/tableStyles.xml` (ECMA-376 Part 1, 20.1.4.2.27). */
class StyleFinder implements XmlHandler {
  readonly styles: WrittenStyle[] = [];
  /** The style of new tables. */
  usual = '';
  private depth = 0;
  private id = '';
  private start = 0;

  open(_name: string, attributes: XmlAttributes): void {
    this.depth += 1;
    if (this.depth === 1) this.usual = attributes.copy('def') ?? '';
    if (this.depth !== 2) return;
    this.id = attributes.copy('styleId') ?? '';
    this.start = attributes.start;
  }

  close(_name: string, end: number): void {
    if (this.depth === 2) this.styles.push({ id: this.id, start: this.start, end });
    this.depth -= 1;
  }
}

/** The table styles of a source, of which each composed presentation takes those that its tables have. */
export class TableStyles {
  private readonly part: XmlPart | undefined;
  private readonly styles: readonly WrittenStyle[];
  private readonly used = new Map<string, readonly string[]>();
  private readonly packed = new Map<string, HashedData>();

  /** @throws PackageRefused when the styles are not well-formed */
  constructor(private readonly deck: SourceDeck) {
    const name = deck.related(deck.file.mainPart, 'tableStyles');
    const finder = new StyleFinder();
    this.part = refusingMalformed(() => {
      const part = name === undefined ? undefined : XmlPart.of(deck.file, name);
      part?.scan(finder);
      return part;
    });
    this.styles = finder.styles.filter(({ id }) => id !== finder.usual);
  }

  /** The ids of the styles that the tables of a part have, in the order of the source. The style of new tables is not among them. */
  usedBy(part: string): readonly string[] {
    const known = this.used.get(part) ?? this.find(part);
    this.used.set(part, known);
    return known;
  }

  /** The part with these styles and the style of new tables; undefined when the source has no table styles. */
  with(ids: ReadonlySet<string>): HashedData | undefined {
    const { part, styles } = this;
    if (part === undefined) return undefined;
    const removed = styles.filter(({ id }) => !ids.has(id));
    const key = removed.map(({ id }) => id).join(' ');
    const edits = removed.map(({ start, end }): ByteEdit => ({ start, end, bytes: new Uint8Array() }));
    const known = this.packed.get(key) ?? packHashed(spliceBytes(part.bytes, edits));
    this.packed.set(key, known);
    return known;
  }

  /** An id occurs in the XML of a table as `a:tableStyleId`. Whether it stands there or elsewhere makes no difference worth a parse. */
  private find(part: string): readonly string[] {
    if (this.styles.length === 0) return [];
    const bytes = this.deck.xml(part);
    return this.styles.map(({ id }) => id).filter((id) => id !== '' && bytes.includes(id));
  }
}
