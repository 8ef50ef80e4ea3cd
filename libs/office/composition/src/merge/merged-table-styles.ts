import type { XmlAttributes, XmlHandler } from '@livery/office-package';
import { type HashedData, packHashed } from '../parts/hashed-data.ts';
import { refusingMalformed } from '../parts/source-deck.ts';
import { escapeXml } from '../xml/canonical-xml.ts';
import { withoutReferences } from '../xml/remove-references.ts';
import { XmlPart } from '../xml/xml-part.ts';
import type { MergeSource } from './merge-source.ts';
import { declarationsOf, withDeclarations } from './namespace-declarations.ts';

/**
 * The table styles of all decks, each GUID once: the first that there is, and the default of the first list. Equal lists are taken as they
 * are. Undefined when no deck has a list. @throws PackageRefused for a list that is not well-formed
 */
export function mergedTableStyles(sources: Iterable<MergeSource>): HashedData | undefined {
  const lists = new Map<string, TableStyleList>();
  let first: HashedData | undefined;
  for (const { deck } of sources) {
    const part = deck.related(deck.file.mainPart, 'tableStyles');
    if (part === undefined) continue;
    const data = deck.data(part);
    first ??= data;
    if (!lists.has(data.sha256)) lists.set(data.sha256, readList(deck, part));
  }
  const [base] = lists.values();
  const isAlike = lists.size < 2 && base?.hasReferences !== true;
  return base === undefined || isAlike ? first : packHashed(unitedXml(base, lists.values()));
}

interface TableStyleList {
  readonly namespace: string;
  readonly defaultStyle: string;
  readonly styles: ReadonlyMap<string, string>;
  readonly hasReferences: boolean;
}

function readList(deck: MergeSource['deck'], part: string): TableStyleList {
  return refusingMalformed(() => {
    const ids = new Set(deck.relationships(part).map(({ id }) => id));
    const written = XmlPart.of(deck.file, part);
    const edited = ids.size === 0 ? undefined : withoutReferences(written, ids);
    const xml = edited === undefined ? written : written.with(edited);
    const handler = new TableStylesHandler(xml.bytes);
    xml.scan(handler);
    const { defaultStyle, styles } = handler;
    return { namespace: deck.edition.drawing, defaultStyle, styles, hasReferences: ids.size > 0 };
  });
}

/** Collects the styles as they are written. */
class TableStylesHandler implements XmlHandler {
  defaultStyle = '';
  readonly styles = new Map<string, string>();
  private declarations: ReadonlyMap<string, string> = new Map();
  private depth = 0;
  private id = '';
  private start = 0;

  constructor(private readonly bytes: Buffer) {}

  open(_name: string, attributes: XmlAttributes): void {
    this.depth += 1;
    if (this.depth === 1) {
      this.defaultStyle = attributes.copy('def') ?? '';
      this.declarations = declarationsOf(this.bytes.toString('utf8', attributes.start, attributes.end));
    }
    if (this.depth !== 2) return;
    this.id = attributes.copy('styleId') ?? '';
    this.start = attributes.start;
  }

  close(name: string, end: number): void {
    const key = this.id.toUpperCase();
    const isNew = this.depth === 2 && name === 'a:tblStyle' && !this.styles.has(key);
    if (isNew) this.styles.set(key, withDeclarations(this.bytes.toString('utf8', this.start, end), this.declarations));
    this.depth -= 1;
  }
}

function unitedXml({ namespace, defaultStyle }: TableStyleList, lists: Iterable<TableStyleList>): string {
  const united = new Map<string, string>();
  for (const { styles } of lists) {
    for (const [id, style] of styles) if (!united.has(id)) united.set(id, style);
  }
  const root = `<a:tblStyleLst xmlns:a="${namespace}" def="${escapeXml(defaultStyle)}">`;
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    root,
    ...united.values(),
    '</a:tblStyleLst>',
  ].join('');
}
