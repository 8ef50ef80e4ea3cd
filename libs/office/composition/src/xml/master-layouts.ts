import { type ByteEdit, spliceBytes, type XmlAttributes, type XmlHandler, type XmlPart } from '@livery/office-package';

/** One entry of a master's list of layouts. */
export interface LayoutEntry {
  /** Unique among all masters and layouts of the presentation, from 2147483648 on. */
  readonly id: number;
  readonly relationshipId: string;
}

/** The list of layouts of a master, or the place behind `p:clrMap` where it belongs (ECMA-376 Part 1, 19.3.1.42). */
class LayoutListFinder implements XmlHandler {
  place: { readonly start: number; readonly end: number } | undefined;
  /** The name of the element that was found, as it is written. */
  written = '';
  private depth = 0;
  private start = 0;
  private nameEnd = 0;

  constructor(private readonly bytes: Buffer) {}

  open(_name: string, attributes: XmlAttributes): void {
    this.depth += 1;
    if (this.depth !== 2) return;
    this.start = attributes.start;
    this.nameEnd = attributes.end;
  }

  close(name: string, end: number): void {
    this.depth -= 1;
    if (this.depth !== 1 || (name !== 'p:sldLayoutIdLst' && name !== 'p:clrMap')) return;
    const tag = this.bytes.toString('latin1', this.start + 1, this.nameEnd);
    this.written = /^[^\s/>]*/.exec(tag)?.[0] ?? '';
    this.place = { start: name === 'p:clrMap' ? end : this.start, end };
  }
}

/** The XML of a master with another list of layouts; unchanged when it has neither a list nor a place for one. @throws MalformedXml */
export function withLayouts(master: XmlPart, layouts: readonly LayoutEntry[], relationships: string): Buffer {
  const finder = new LayoutListFinder(master.bytes);
  master.scan(finder);
  if (finder.place === undefined) return master.bytes;
  const prefix = finder.written.slice(0, finder.written.indexOf(':') + 1);
  const entries = layouts.map(({ id, relationshipId }) => {
    return `<${prefix}sldLayoutId xmlns:r="${relationships}" id="${id}" r:id="${relationshipId}"/>`;
  });
  const list = `<${prefix}sldLayoutIdLst>${entries.join('')}</${prefix}sldLayoutIdLst>`;
  const edit: ByteEdit = { ...finder.place, bytes: Buffer.from(list) };
  return spliceBytes(master.bytes, [edit]);
}
