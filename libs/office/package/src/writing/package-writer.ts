import { relationshipsPart } from '../part-names.ts';
import { type PackedData, packData } from '../zip/packed-data.ts';
import { ZipWriter } from '../zip/zip-writer.ts';
import { contentTypesXml } from './content-types-xml.ts';
import { defaultContentType } from './default-content-types.ts';
import { type WrittenRelationship, relationshipsXml } from './relationships-xml.ts';

const CONTENT_TYPES = '[Content_Types].xml';
const PACKAGE = '/';
const PACKAGE_RELATIONSHIPS = relationshipsPart(PACKAGE);
/** The content type of relationship parts. */
export const RELATIONSHIPS_TYPE = defaultContentType('.rels') ?? '';

/** One part to write. */
export interface NewPart {
  /** Begins with a slash. */
  readonly name: string;
  readonly contentType: string;
  /** New bytes, or data that is packed already: an entry of another package keeps its compressed bytes. */
  readonly data: PackedData | Uint8Array | string;
  /** They are written behind the part; none by default. */
  readonly relationships?: readonly WrittenRelationship[];
}

/**
 * Writes an Office document (ECMA-376 part 2): the content types first, then the relationships of the package, then the parts in the
 * order in which they are added. Equal input gives equal bytes.
 */
export class PackageWriter {
  private readonly entries = new Map<string, PackedData>();
  private readonly types = new Map<string, string>();
  /** The names of all entries in lower case, since names compare without regard to case. */
  private readonly names = new Set<string>(['/[content_types].xml']);

  /**
   * @param relationships those of the package, one of which leads to the main part. Who has packed their part already leaves them out and
   * adds that part, wherever it comes among the others
   */
  constructor(relationships: readonly WrittenRelationship[] = []) {
    if (relationships.length > 0) this.addRelationships(PACKAGE, relationships);
  }

  /** @throws RangeError for a name that another part has, also in other case */
  add({ name, contentType, data, relationships = [] }: NewPart): void {
    this.addEntry(name, contentType, typeof data === 'string' || data instanceof Uint8Array ? packData(data) : data);
    if (relationships.length > 0) this.addRelationships(name, relationships);
  }

  /**
   * The whole document.
   * @param contentTypes the content types part, where the caller has packed it already. @throws PackageRefused `file_too_large`
   */
  bytes(contentTypes: PackedData = packData(contentTypesXml(this.types))): Uint8Array {
    const zip = new ZipWriter();
    zip.add(CONTENT_TYPES, contentTypes);
    const ofPackage = this.entries.get(PACKAGE_RELATIONSHIPS);
    if (ofPackage !== undefined) zip.add(PACKAGE_RELATIONSHIPS.slice(1), ofPackage);
    for (const [name, data] of this.entries) if (name !== PACKAGE_RELATIONSHIPS) zip.add(name.slice(1), data);
    return zip.bytes();
  }

  private addRelationships(source: string, relationships: readonly WrittenRelationship[]): void {
    this.addEntry(relationshipsPart(source), RELATIONSHIPS_TYPE, packData(relationshipsXml(source, relationships)));
  }

  private addEntry(name: string, contentType: string, data: PackedData): void {
    const key = name.toLowerCase();
    if (!name.startsWith('/') || this.names.has(key)) throw new RangeError(`The name ${name} is not a free part name.`);
    this.names.add(key);
    this.types.set(name, contentType);
    this.entries.set(name, data);
  }
}
