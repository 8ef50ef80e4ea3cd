import type { PackageLimits } from '../package-limits.ts';
import { PackageRefused } from '../package-refused.ts';
import { spaceEnd } from './character-classes.ts';
import { declarationEnd } from './declaration-end.ts';
import { decodeReferences } from './decode-references.ts';
import { MalformedXml } from './malformed-xml.ts';
import { MarkupCompatibility } from './markup-compatibility.ts';
import type { NameTable } from './name-table.ts';
import type { NamespaceScope } from './namespace-scope.ts';
import { Occurrences } from './occurrences.ts';
import { StartTag } from './start-tag.ts';
import { XmlAttributes } from './xml-attributes.ts';
import type { XmlHandler } from './xml-handler.ts';
import type { XmlName } from './xml-name.ts';

/** XML 1.0, production 2. */
const FORBIDDEN = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/;
const INSTRUCTION = /^(?!xml(?:[\t\n\r ]|$))[A-Z_a-z\u{80}-\u{10ffff}][-.\w\u{80}-\u{10ffff}]*(?:[\t\n\r ]|$)/iu;
const NOT_SPACE = /[^\t\n\r ]/;
const GREATER = 0x3e;
const EXCLAMATION = 0x21;
const QUESTION = 0x3f;
const SLASH = 0x2f;

/**
 * Reads one part and tells the handler, in one pass and without a tree. A parser of its own because it resolves namespaces,
 * counts limits and leaves unread values in the text.
 */
export class XmlScanner {
  private at = 0;
  private depth = 0;
  private hasRoot = false;
  private readonly rawNames: string[] = [];
  private readonly names: XmlName[] = [];
  private readonly scopes: NamespaceScope[] = [];
  private readonly tag: StartTag;
  private readonly attributes: XmlAttributes;
  private readonly compatibility = new MarkupCompatibility();
  private readonly references: Occurrences;
  private readonly returns: Occurrences;
  private readonly sectionEnds: Occurrences;

  /** @param xml text of the part, decoded, without a document type */
  constructor(
    private readonly part: string,
    private readonly xml: string,
    private readonly handler: XmlHandler,
    private readonly limits: PackageLimits,
    private readonly table: NameTable,
  ) {
    this.tag = new StartTag(part, xml);
    this.attributes = new XmlAttributes(xml);
    this.references = new Occurrences(xml, '&');
    this.returns = new Occurrences(xml, '\r');
    this.sectionEnds = new Occurrences(xml, ']]>');
  }

  /** @throws MalformedXml; PackageRefused `xml_too_complex` */
  scan(): void {
    if (FORBIDDEN.test(this.xml)) throw this.malformed('it holds a character that XML forbids');
    this.at = declarationEnd(this.xml);
    for (let next = this.nextTag(); next !== -1; next = this.nextTag()) {
      if (next > this.at) this.characters(next);
      this.markup(next);
    }
    this.characters(this.xml.length);
    if (this.depth > 0 || !this.hasRoot) throw this.malformed('it ends too early');
  }

  private nextTag(): number {
    return this.xml.indexOf('<', this.at);
  }

  private markup(start: number): void {
    switch (this.xml.charCodeAt(start + 1)) {
      case SLASH:
        this.endTag(start);
        break;
      case EXCLAMATION:
        this.commentOrSection(start);
        break;
      case QUESTION:
        this.instruction(start);
        break;
      default:
        this.startTag(start);
    }
  }

  private startTag(start: number): void {
    this.at = this.tag.read(start);
    const parent = this.depth === 0 ? this.table.outermost : this.scopes[this.depth - 1];
    const { name: rawName, declarations } = this.tag;
    const scope = declarations.length === 0 ? parent : parent?.inner(declarations);
    const name = scope?.element(rawName);
    if (scope === undefined || name === undefined) throw this.malformed(`the name or namespace of ${rawName} is wrong`);
    if (this.depth === 0 && this.hasRoot) throw this.malformed('it has two roots');
    this.checkLimits();
    this.resolveAttributes(scope);
    this.hasRoot = true;
    this.rawNames[this.depth] = rawName;
    this.names[this.depth] = name;
    this.scopes[this.depth] = scope;
    this.depth += 1;
    if (this.compatibility.open(name, this.depth, this.attributes, scope))
      this.handler.open(name.text, this.attributes);
    if (this.tag.isEmpty) this.close(name);
  }

  private checkLimits(): void {
    const { maxXmlDepth, maxXmlAttributes } = this.limits;
    if (this.depth >= maxXmlDepth) throw this.tooComplex('nests its elements too deep');
    if (this.tag.size > maxXmlAttributes) throw this.tooComplex('has an element with too many attributes');
  }

  private resolveAttributes(scope: NamespaceScope): void {
    const { tag, attributes } = this;
    const element = this.table.nextElement();
    let hasCompatibility = false;
    attributes.clear();
    for (let index = 0; index < tag.count; index += 1) {
      const name = scope.attribute(tag.names[index] ?? '');
      if (name === undefined || name.lastElement === element)
        throw this.malformed(`an attribute of ${tag.name} is wrong`);
      name.lastElement = element;
      hasCompatibility ||= name.isCompatibility;
      attributes.add(name, tag.starts[index] ?? 0, tag.ends[index] ?? 0, tag.decoded[index]);
    }
    if (hasCompatibility) this.compatibility.note(attributes, scope);
  }

  private endTag(start: number): void {
    const rawName = this.rawNames[this.depth - 1];
    const name = this.names[this.depth - 1];
    if (this.depth === 0 || rawName === undefined || name === undefined)
      throw this.malformed('it closes what is not open');
    const end = this.xml.startsWith(rawName, start + 2) ? spaceEnd(this.xml, start + 2 + rawName.length) : -1;
    if (end === -1 || this.xml.charCodeAt(end) !== GREATER) throw this.malformed(`${rawName} is not closed`);
    this.at = end + 1;
    this.close(name);
  }

  private close(name: XmlName): void {
    if (this.compatibility.close(name, this.depth)) this.handler.close(name.text);
    this.depth -= 1;
  }

  /** Character data from the current position to `end`. */
  private characters(end: number): void {
    const start = this.at;
    this.at = end;
    if (this.depth === 0) {
      if (NOT_SPACE.test(this.xml.slice(start, end))) throw this.malformed('it has text outside of its root');
      return;
    }
    if (this.sectionEnds.within(start, end)) throw this.malformed('its text holds ]]>');
    const raw = this.xml.slice(start, end);
    const text = this.returns.within(start, end) ? raw.replace(/\r\n?/g, '\n') : raw;
    const decoded = this.references.within(start, end) ? decodeReferences(text) : text;
    if (decoded === undefined) throw this.malformed('its text holds an unknown reference');
    this.emit(decoded);
  }

  private emit(text: string): void {
    if (text.length > this.limits.maxXmlTextChars) throw this.tooComplex('holds too long a text');
    if (!this.compatibility.isSkipping) this.handler.text?.(text);
  }

  private commentOrSection(start: number): void {
    if (this.xml.startsWith('<!--', start)) {
      const end = this.xml.indexOf('--', start + 4);
      if (end === -1 || this.xml.charCodeAt(end + 2) !== GREATER) throw this.malformed('a comment is wrong');
      this.at = end + 3;
      return;
    }
    const end = this.xml.indexOf(']]>', start);
    const isSection = this.depth > 0 && this.xml.startsWith('<![CDATA[', start);
    if (!isSection || end === -1) throw this.malformed('a section is wrong');
    this.at = end + 3;
    this.emit(this.xml.slice(start + 9, end).replace(/\r\n?/g, '\n'));
  }

  /** Processing instructions are passed over; a second declaration is none. */
  private instruction(start: number): void {
    const end = this.xml.indexOf('?>', start + 2);
    const isProper = end !== -1 && INSTRUCTION.test(this.xml.slice(start + 2, end));
    if (!isProper) throw this.malformed('a processing instruction is wrong');
    this.at = end + 2;
  }

  private malformed(reason: string): MalformedXml {
    return new MalformedXml(this.part, reason);
  }

  private tooComplex(what: string): PackageRefused {
    return new PackageRefused('xml_too_complex', `A part ${what}.`, this.part);
  }
}
