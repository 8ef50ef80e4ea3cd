import type { ByteEdit, NamespaceScope } from '@livery/office-package';
import type { Verdict } from '../pending-edit.ts';
import { hasPlace, rankOf } from './child-order.ts';
import { attributeXml, escapeText, rawName } from './raw-xml.ts';
import { endTagOf, nameOf, utf8, withSpaceBefore } from './tag-offsets.ts';
import type { WrittenElement } from './written-element.ts';

const SLASH = 0x2f;

/** An element that is being edited: it is written in the part, or new. What does not change of it keeps its bytes. */
export class ElementDraft {
  private readonly members: ElementDraft[];
  private readonly changed = new Map<string, string | null>();
  private removed = false;
  private newText: string | null = null;
  private readonly settled = new Map<string, { readonly value: string; readonly verdict: Verdict }>();

  private constructor(
    readonly name: string,
    readonly written: WrittenElement | null,
    members: ElementDraft[],
  ) {
    this.members = members;
  }

  static of(written: WrittenElement): ElementDraft {
    return new ElementDraft(
      written.name,
      written,
      written.children.map((child) => ElementDraft.of(child)),
    );
  }

  static made(
    name: string,
    attributes: Readonly<Record<string, string>> = {},
    children: readonly ElementDraft[] = [],
  ): ElementDraft {
    const made = new ElementDraft(name, null, [...children]);
    for (const [attribute, value] of Object.entries(attributes)) made.changed.set(attribute, value);
    return made;
  }

  get children(): readonly ElementDraft[] {
    return this.members.filter(({ removed }) => !removed);
  }

  get text(): string {
    return this.newText ?? this.written?.text ?? '';
  }

  /** The value of an attribute after the changes so far. */
  get(attribute: string): string | undefined {
    const changed = this.changed.get(attribute);
    if (changed !== undefined) return changed ?? undefined;
    return this.written?.get(attribute);
  }

  /**
   * Writes a property once. A second edit that writes the same value is the same edit; one that writes another value is a conflict.
   * @param value tells the values apart
   */
  once(property: string, value: string, write: () => Verdict): Verdict {
    const known = this.settled.get(property);
    if (known !== undefined) return known.value === value ? known.verdict : 'conflict';
    const verdict = write();
    if (typeof verdict !== 'string') this.settled.set(property, { value, verdict });
    return verdict;
  }

  /** Sets an attribute, or removes it with null. */
  set(attribute: string, value: string | null): void {
    this.changed.set(attribute, value);
  }

  /** Replaces its character data; it has no children. */
  setText(text: string): void {
    this.newText = text;
  }

  child(...names: readonly string[]): ElementDraft | undefined {
    return this.children.find(({ name }) => names.includes(name));
  }

  childIn(names: ReadonlySet<string>): ElementDraft | undefined {
    return this.children.find(({ name }) => names.has(name));
  }

  /** Whether a new child has a place here. */
  canTake(name: string): boolean {
    if (!hasPlace(this.name, name)) return false;
    const at = this.placeOf(name);
    return this.written === null || this.anchor(at) !== undefined;
  }

  /** Puts a new child where the schema wants it. */
  put(child: ElementDraft): ElementDraft {
    this.members.splice(this.placeOf(child.name), 0, child);
    return child;
  }

  /** Puts a child behind all others. */
  append(child: ElementDraft): void {
    this.members.push(child);
  }

  /** The child of this name, which is made when there is none; undefined when it has no place here. */
  ensure(name: string): ElementDraft | undefined {
    return this.child(name) ?? (this.canTake(name) ? this.put(ElementDraft.made(name)) : undefined);
  }

  /** Puts a new child in the place of another one. */
  replace(old: ElementDraft, child: ElementDraft): void {
    this.members.splice(this.members.indexOf(old), 0, child);
    old.remove();
  }

  remove(): void {
    this.removed = true;
  }

  /** The edits of bytes that make the changes. @param bytes of the part */
  edits(bytes: Uint8Array): readonly ByteEdit[] {
    const edits: ByteEdit[] = [];
    if (this.written !== null) this.collect(this.written, bytes, edits);
    return edits;
  }

  private placeOf(name: string): number {
    const rank = rankOf(this.name, name);
    const next = this.members.findIndex((member) => rankOf(this.name, member.name) > rank);
    return next === -1 ? this.members.length : next;
  }

  private collect(written: WrittenElement, bytes: Uint8Array, edits: ByteEdit[]): void {
    if (this.removed) {
      edits.push({ start: written.start, end: written.end, bytes: NOTHING });
      return;
    }
    this.collectAttributes(written, bytes, edits);
    const isEmpty = bytes[written.tagEnd - 2] === SLASH;
    if (this.newText !== null) {
      const start = isEmpty ? written.tagEnd - 2 : written.tagEnd;
      const end = isEmpty ? written.tagEnd : endTagOf(written, bytes);
      const text = escapeText(this.newText);
      edits.push(utf8(start, end, isEmpty ? `>${text}</${nameOf(written, bytes)}>` : text));
      return;
    }
    if (isEmpty) this.collectOpened(written, bytes, edits);
    else this.collectChildren(written, bytes, edits);
  }

  private collectAttributes(written: WrittenElement, bytes: Uint8Array, edits: ByteEdit[]): void {
    let added = '';
    for (const [attribute, value] of this.changed) {
      const range = written.range(attribute);
      if (range === undefined) added += value === null ? '' : ` ${attributeXml(attribute, value, written.scope)}`;
      else if (value === null) edits.push({ ...withSpaceBefore(range, bytes), bytes: NOTHING });
      else if (value !== written.get(attribute))
        edits.push(utf8(range.start, range.end, attributeXml(attribute, value, written.scope)));
    }
    const at = written.start + 1 + nameOf(written, bytes).length;
    if (added !== '') edits.push(utf8(at, at, added));
  }

  /** Opens an empty element: `<a:rPr/>`. */
  private collectOpened(written: WrittenElement, bytes: Uint8Array, edits: ByteEdit[]): void {
    const content = this.children.map((child) => child.xml(written.scope)).join('');
    if (content === '') return;
    edits.push(utf8(written.tagEnd - 2, written.tagEnd, `>${content}</${nameOf(written, bytes)}>`));
  }

  private collectChildren(written: WrittenElement, bytes: Uint8Array, edits: ByteEdit[]): void {
    let pending = '';
    this.members.forEach((member, at) => {
      if (member.written !== null) {
        member.collect(member.written, bytes, edits);
        return;
      }
      if (!member.removed) pending += member.xml(written.scope);
      if (pending === '' || this.isNew(at + 1)) return;
      const place = this.anchor(at + 1) ?? endTagOf(written, bytes);
      const offset = place === END ? endTagOf(written, bytes) : place;
      edits.push(utf8(offset, offset, pending));
      pending = '';
    });
  }

  private isNew(at: number): boolean {
    const member = this.members[at];
    return member !== undefined && member.written === null;
  }

  /**
   * The offset of a new child before the member at this position; `END` before the end tag. Undefined when the members on both sides
   * are in branches of markup compatibility, which are no places for it.
   */
  private anchor(at: number): number | undefined {
    const { written } = this;
    if (written === null) return undefined;
    const isDirect = (member: WrittenElement): boolean => member.depth === written.depth + 1;
    const next = this.members.slice(at).find((member) => member.written !== null)?.written;
    if (!next) return END;
    if (isDirect(next)) return next.start;
    const previous = this.members.slice(0, at).findLast((member) => member.written !== null)?.written;
    if (!previous) return written.tagEnd;
    return isDirect(previous) ? previous.end : undefined;
  }

  private xml(scope: NamespaceScope): string {
    const { name, declaration } = rawName(this.name, scope);
    const attributes = Array.from(this.changed, ([attribute, value]) =>
      value === null ? '' : ` ${attributeXml(attribute, value, scope)}`,
    ).join('');
    const content = escapeText(this.newText ?? '') + this.children.map((child) => child.xml(scope)).join('');
    const tag = `${name}${declaration}${attributes}`;
    return content === '' ? `<${tag}/>` : `<${tag}>${content}</${name}>`;
  }
}

const NOTHING = new Uint8Array();
const END = -1;
