import { isSame } from '../is-same.ts';
import type { PackageLimits } from '../package-limits.ts';
import { PackageRefused } from '../package-refused.ts';
import { spaceEnd } from './character-classes.ts';
import { declarationEnd } from './declaration-end.ts';
import { FORBIDDEN_CHARACTERS } from './forbidden-characters.ts';
import { MarkupCompatibility } from './markup-compatibility.ts';
import type { ResolvedName } from './name-cache.ts';
import { NameReader } from './name-reader.ts';
import type { NameTable } from './name-table.ts';
import { ScanProgress } from './scan-progress.ts';
import { StartTag } from './start-tag.ts';
import { TextRun } from './text-run.ts';
import { XmlAttributes } from './xml-attributes.ts';
import type { XmlHandler } from './xml-handler.ts';
import type { XmlName } from './xml-name.ts';
import { XmlSource } from './xml-source.ts';

const INSTRUCTION = /^(?!xml(?:[\t\n\r ]|$))[A-Z_a-z\u{80}-\u{10ffff}][-.\w\u{80}-\u{10ffff}]*(?:[\t\n\r ]|$)/iu;
const NOBODY: XmlHandler = { open: () => undefined, close: () => undefined };
const GREATER = 0x3e;
const LESS = 0x3c;
const EXCLAMATION = 0x21;
const QUESTION = 0x3f;
const SLASH = 0x2f;

/**
 * Reads the parts of one document, one after the other, and hands their content to handlers, in one pass and without a tree. It is a
 * parser of our own because it resolves namespaces, counts limits and does not decode values that nobody reads.
 */
export class XmlScanner {
  private handler = NOBODY;
  private depth = 0;
  private hasRoot = false;
  /** The names of the open elements. Entries from `depth` on are of elements that have closed. */
  private readonly elements: ResolvedName[] = [];
  /** The offsets of these names in the part. */
  private readonly nameStarts: number[] = [];
  private readonly source = new XmlSource();
  private readonly text = new TextRun(this.source);
  private readonly progress = new ScanProgress();
  private readonly compatibility = new MarkupCompatibility(this.progress);
  private readonly names: NameReader;
  private readonly tag: StartTag;
  private readonly attributes: XmlAttributes;

  constructor(
    private readonly limits: PackageLimits,
    private readonly table: NameTable,
  ) {
    this.names = new NameReader(this.source, table);
    this.tag = new StartTag(this.source, limits);
    this.attributes = new XmlAttributes(this.tag, this.names, this.source, table, this.progress);
  }

  /**
   * @param bytes the part as UTF-8, without a document type
   * @throws MalformedXml; PackageRefused `xml_too_complex`
   */
  scan(part: string, bytes: Buffer, handler: XmlHandler): void {
    this.enter(part, bytes, handler);
    const { length } = bytes;
    const { progress } = this;
    progress.at = declarationEnd(this.source.latin);
    while (progress.at < length) {
      if (bytes[progress.at] === LESS) this.markup(progress.at);
      else this.characters(progress.at);
    }
    if (this.depth > 0 || !this.hasRoot) throw this.source.malformed('it ends too early');
  }

  /** Forgets what the part before has left, also where it was not read to its end. */
  private enter(part: string, bytes: Buffer, handler: XmlHandler): void {
    this.source.enter(part, bytes);
    this.handler = handler;
    this.depth = 0;
    this.hasRoot = false;
    this.compatibility.enter(handler.takesAlternatives === true);
  }

  private markup(start: number): void {
    const code = this.source.bytes[start + 1];
    if (code === SLASH) this.endTag(start);
    else if (code === EXCLAMATION) this.commentOrSection(start);
    else if (code === QUESTION) this.instruction(start);
    else this.startTag(start);
  }

  private startTag(start: number): void {
    const { tag, depth, attributes, progress } = this;
    const parent = depth === 0 ? this.table.outermost : this.elements[depth - 1]?.scope;
    tag.open(start);
    const tagEnd = tag.finish();
    progress.at = tagEnd;
    const scope = tag.declarations.length === 0 ? parent : parent?.inner(tag.declarations);
    if (scope === undefined) throw this.source.malformed('a namespace is declared wrongly');
    const element = this.names.element(scope, start + 1, tag.nameEnd, tag.nameHash);
    const { name } = element;
    if (attributes.open(scope, depth)) this.compatibility.note(attributes, scope);
    this.enterElement(element, start + 1);
    if (this.compatibility.open(name, this.depth, attributes, scope)) this.handler.open(name.text, attributes);
    const isSkipped = progress.at !== tagEnd;
    if (tag.isEmpty || isSkipped) this.close(name);
  }

  private enterElement(element: ResolvedName, nameStart: number): void {
    const { depth } = this;
    if (depth === 0 && this.hasRoot) throw this.source.malformed('it has two roots');
    if (depth >= this.limits.maxXmlDepth) throw this.tooComplex('nests its elements too deep');
    this.hasRoot = true;
    this.elements[depth] = element;
    this.nameStarts[depth] = nameStart;
    this.depth = depth + 1;
  }

  private endTag(start: number): void {
    const element = this.elements[this.depth - 1];
    if (this.depth === 0 || element === undefined) throw this.source.malformed('it closes what is not open');
    const { length, name } = element;
    const { bytes } = this.source;
    const nameEnd = start + 2 + length;
    const isClosed = isSame(bytes, start + 2, bytes, this.nameStarts[this.depth - 1] ?? 0, length);
    const end = isClosed && bytes[nameEnd] !== GREATER ? spaceEnd(bytes, nameEnd) : nameEnd;
    if (!isClosed || bytes[end] !== GREATER) throw this.source.malformed(`${name.text} is not closed`);
    this.progress.at = end + 1;
    this.close(name);
  }

  private close(name: XmlName): void {
    if (this.compatibility.close(name, this.depth)) this.handler.close(name.text, this.progress.at);
    this.depth -= 1;
  }

  private characters(start: number): void {
    this.text.read(start);
    this.progress.at = this.text.end;
    if (this.depth === 0) {
      if (spaceEnd(this.source.bytes, start) !== this.text.end)
        throw this.source.malformed('it has text outside of its root');
      return;
    }
    const text = this.text.value();
    if (text === undefined)
      throw this.source.malformed('its text holds ]]>, an unknown reference or a forbidden character');
    this.emit(text);
  }

  private emit(text: string): void {
    if (text.length > this.limits.maxXmlTextChars) throw this.tooComplex('holds too long a text');
    if (!this.compatibility.isSkipping) this.handler.text?.(text);
  }

  private commentOrSection(start: number): void {
    const { latin, bytes } = this.source;
    const isComment = latin.startsWith('<!--', start);
    const isSection = this.depth > 0 && latin.startsWith('<![CDATA[', start);
    const end = isComment ? latin.indexOf('--', start + 4) : latin.indexOf(']]>', start);
    const isProper = isComment ? latin.startsWith('-->', end) : isSection;
    if (end === -1 || !isProper || FORBIDDEN_CHARACTERS.test(latin.slice(start, end)))
      throw this.source.malformed('a section is wrong');
    this.progress.at = end + 3;
    if (isSection) this.emit(bytes.toString('utf8', start + 9, end).replace(/\r\n?/g, '\n'));
  }

  /** Passes over a processing instruction. A second XML declaration is not one (XML 1.0, production 17). */
  private instruction(start: number): void {
    const { latin } = this.source;
    const end = latin.indexOf('?>', start + 2);
    const content = latin.slice(start + 2, Math.max(0, end));
    const isProper = end !== -1 && INSTRUCTION.test(content) && !FORBIDDEN_CHARACTERS.test(content);
    if (!isProper) throw this.source.malformed('a processing instruction is wrong');
    this.progress.at = end + 2;
  }

  private tooComplex(what: string): PackageRefused {
    return new PackageRefused('xml_too_complex', `A part ${what}.`, this.source.part);
  }
}
