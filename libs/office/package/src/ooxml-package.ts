import { checkSignature } from './check-signature.ts';
import { ContentTypes } from './content-types.ts';
import { type Family, familyOf } from './family-of.ts';
import { DEFAULT_LIMITS, type PackageLimits } from './package-limits.ts';
import { PackageRefused, TAKEN_FORMATS } from './package-refused.ts';
import { relationshipsPart, unescaped } from './part-names.ts';
import { RelationshipKinds } from './relationship-kinds.ts';
import type { Relationship } from './relationship.ts';
import { RelationshipsReader } from './relationships-reader.ts';
import { decodePart } from './xml/decode-part.ts';
import { MalformedXml } from './xml/malformed-xml.ts';
import { NameTable } from './xml/name-table.ts';
import type { XmlHandler } from './xml/xml-handler.ts';
import { XmlScanner } from './xml/xml-scanner.ts';
import type { PackedData } from './zip/packed-data.ts';
import { ZipArchive } from './zip/zip-archive.ts';
import type { ZipEntry } from './zip/zip-entry.ts';

const CONTENT_TYPES = '/[Content_Types].xml';
const PACKAGE = '/';

/**
 * An Office document as the parts that it is made of (ECMA-376 part 2). Part names begin with a slash and compare without regard
 * to case. A part is inflated when it is asked for, each time within the limits.
 */
export class OoxmlPackage {
  /** `/ppt/presentation.xml`: the target of the package's `officeDocument` relationship. */
  readonly mainPart: string;
  /** The content type of the main part as the file writes it; '' when the file does not say. */
  readonly mainContentType: string;
  readonly family: Family;
  readonly isMacroEnabled: boolean;
  private readonly contentTypes = new ContentTypes();
  private readonly kinds = new RelationshipKinds();
  private readonly relationshipsOf = new Map<string, readonly Relationship[]>();
  private readonly names: NameTable;
  /** Null while a part is read, since a handler may ask for another part meanwhile. */
  private idleScanner: XmlScanner | null = null;
  /** The parts without which nothing of the document can be read. */
  private readonly essential = new Set([CONTENT_TYPES, relationshipsPart(PACKAGE)]);

  private constructor(
    private readonly archive: ZipArchive,
    private readonly limits: PackageLimits,
  ) {
    this.names = new NameTable(limits.maxXmlNames);
    if (!this.has(CONTENT_TYPES)) throw notOoxml('it has no content types');
    this.scan(CONTENT_TYPES, this.contentTypes.handler);
    const main = this.related(PACKAGE, 'officeDocument');
    if (main === undefined) throw notOoxml('it has no main part');
    this.mainPart = main;
    this.essential.add(main).add(relationshipsPart(main));
    this.mainContentType = this.contentType(main) ?? '';
    this.family = familyOf(this.mainContentType);
    this.isMacroEnabled = /macroenabled/i.test(this.mainContentType);
  }

  /**
   * Checks the archive and finds the main part.
   * @throws PackageRefused `file_too_large`, `file_encrypted`, `unsupported_format`, `file_corrupt`, `archive_too_large`,
   * `not_ooxml`, `dtd_forbidden`, `xml_too_complex`
   */
  static open(bytes: Uint8Array, limits: PackageLimits = DEFAULT_LIMITS): OoxmlPackage {
    if (bytes.length > limits.maxFileBytes) throw new PackageRefused('file_too_large', 'The file is too large.');
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    checkSignature(file);
    return new OoxmlPackage(ZipArchive.open(file, limits), limits);
  }

  /** The name of every entry of the archive as a part name, in the order of the archive. */
  parts(): readonly string[] {
    return this.archive.entries.map(({ part }) => part);
  }

  has(part: string): boolean {
    return this.find(part) !== undefined;
  }

  contentType(part: string): string | undefined {
    return this.contentTypes.of(part);
  }

  /**
   * The relationships of a part, or of the package itself for `/`. A part without a relationships part has none.
   * @throws PackageRefused; MalformedXml when they are not well-formed, except those of the main part
   */
  relationships(part: string): readonly Relationship[] {
    const known = this.relationshipsOf.get(part);
    if (known !== undefined) return known;
    const reader = new RelationshipsReader(part, this.kinds, (target) => this.spelling(target) ?? target);
    const source = relationshipsPart(part);
    if (this.has(source)) this.scan(source, reader);
    this.relationshipsOf.set(part, reader.relationships);
    return reader.relationships;
  }

  /** The first part in the package with a relationship of this kind. @throws as `relationships` does */
  related(part: string, kind: string): string | undefined {
    return this.relationships(part).find((one) => one.kind === kind && !one.external && this.has(one.target))?.target;
  }

  /** The inflated bytes of a part; undefined when there is no such part. @throws PackageRefused `archive_too_large`, `file_corrupt` */
  bytes(part: string): Buffer | undefined {
    const entry = this.find(part);
    return entry === undefined ? undefined : this.archive.read(entry);
  }

  /** The data of a part as the archive holds it, which a `PackageWriter` takes as it is; undefined when there is no such part. */
  packed(part: string): PackedData | undefined {
    const entry = this.find(part);
    return entry === undefined ? undefined : this.archive.packed(entry);
  }

  /** The inflated size of a part in bytes, as the archive declares it; undefined when there is no such part. */
  size(part: string): number | undefined {
    return this.find(part)?.size;
  }

  /** At most `length` bytes from the beginning of a part; undefined when there is no such part or it cannot be inflated. */
  head(part: string, length: number): Uint8Array | undefined {
    const entry = this.find(part);
    return entry === undefined ? undefined : this.archive.head(entry, length);
  }

  /**
   * The bytes of an XML part as UTF-8 without a byte order mark, to which the offsets refer that a handler receives; undefined when there
   * is no such part. The declaration may still name another encoding.
   * @param inflated the bytes of the part, where the caller has them already. @throws as `scan` does
   */
  decoded(part: string, inflated?: Buffer): Buffer | undefined {
    const entry = this.find(part);
    return entry === undefined ? undefined : decodePart(part, inflated ?? this.archive.read(entry));
  }

  /**
   * Hands the content of one part to the handler; a part that is not there has no content.
   * @param inflated the bytes of the part, where the caller has them already
   * @throws PackageRefused for limits, document types and damaged data, and for XML without which nothing can be read;
   * MalformedXml for any other part that is not well-formed
   */
  scan(part: string, handler: XmlHandler, inflated?: Buffer): void {
    const entry = this.find(part);
    if (entry === undefined) return;
    const scanner = this.idleScanner ?? new XmlScanner(this.limits, this.names);
    this.idleScanner = null;
    try {
      scanner.scan(part, decodePart(part, inflated ?? this.archive.read(entry)), handler);
    } catch (error) {
      if (error instanceof MalformedXml && this.essential.has(part)) {
        throw new PackageRefused('file_corrupt', error.message, part);
      }
      throw error;
    } finally {
      this.idleScanner = scanner;
    }
  }

  /** The name of a part as the archive spells it; undefined when there is no such part. */
  spelling(part: string): string | undefined {
    return this.find(part)?.part;
  }

  private find(part: string): ZipEntry | undefined {
    return this.archive.find(part) ?? this.archive.find(unescaped(part));
  }
}

function notOoxml(reason: string): PackageRefused {
  return new PackageRefused('not_ooxml', `The archive is no Office document: ${reason}. ${TAKEN_FORMATS}`);
}
