import { OoxmlPackage, writeZip, type ZipInput } from '@livery/office-package';

const CONTENT_TYPES = '[Content_Types].xml';
const PACKAGE = '';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const NAMESPACE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE_TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const CONTENT_TYPE_OF_EXTENSION = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
};

/** One relationship of a part, or of the package (ECMA-376 part 2, 9.3). */
export interface OfficeRelationship {
  readonly id: string;
  /** The last word of a type that Office defines, such as `slide` or `core-properties`; every other type is a whole URI. */
  readonly type: string;
  /** A path from the folder of the part that has the relationship, a path from the root, or the address of something external. */
  readonly target: string;
  /** The target is outside the file. */
  readonly external?: boolean;
}

/** Relationships by the name of the part that has them. */
export type RelationshipsOfParts = Readonly<Record<string, readonly OfficeRelationship[]>>;

/** One part and its relationships, which follow it in the archive. */
export interface OfficePart extends ZipInput {
  readonly relationships?: readonly OfficeRelationship[];
}

export interface OfficeFileContent {
  /** The content types of the parts whose extension does not say enough, by the names of the parts: `ppt/presentation.xml`. */
  readonly contentTypes: Readonly<Record<string, string>>;
  /** The relationships of the package; one of type `officeDocument` leads to the main part. */
  readonly relationships: readonly OfficeRelationship[];
  readonly parts: readonly OfficePart[];
}

/**
 * An Office file that is being written. The builder writes the content types, the relationships and the archive. It checks
 * nothing: a test may replace or remove any part, these included, to get a file that is broken in one way.
 */
export class OfficeFile {
  private readonly entries: ZipInput[];

  private constructor(entries: Iterable<ZipInput>) {
    this.entries = [...entries];
  }

  static create({ contentTypes, relationships, parts }: OfficeFileContent): OfficeFile {
    const file = new OfficeFile([{ name: CONTENT_TYPES, data: emptyContentTypes() }]);
    file.addContentTypes(contentTypes);
    file.addRelationships(PACKAGE, relationships);
    for (const part of parts) {
      file.write(part.name, part.data);
      if (part.relationships !== undefined) file.addRelationships(part.name, part.relationships);
    }
    return file;
  }

  /** The parts of an existing file, inflated. @throws PackageRefused when it is not an Office file */
  static open(bytes: Uint8Array): OfficeFile {
    const archive = OoxmlPackage.open(bytes);
    const parts = archive.parts().filter((part) => !part.endsWith('/'));
    return new OfficeFile(parts.map((part) => ({ name: part.slice(1), data: archive.bytes(part) ?? '' })));
  }

  /** An archive of these entries and nothing else. It may lack what an Office file needs, and hold one name twice. */
  static ofEntries(entries: Iterable<ZipInput>): OfficeFile {
    return new OfficeFile(entries);
  }

  /** Every entry in the order of the archive, content types and relationships included. */
  parts(): readonly ZipInput[] {
    return this.entries;
  }

  /** The content of a part, decoded as UTF-8; '' when there is no such part. */
  text(name: string): string {
    const data = this.entries.find((entry) => entry.name === name)?.data ?? '';
    return typeof data === 'string' ? data : Buffer.from(data).toString('utf8');
  }

  /** Adds a part at the end, or replaces the content of the part of this name. */
  write(name: string, data: ZipInput['data']): void {
    const at = this.entries.findIndex((entry) => entry.name === name);
    this.entries.splice(at === -1 ? this.entries.length : at, 1, { name, data });
  }

  remove(name: string): void {
    const at = this.entries.findIndex((entry) => entry.name === name);
    if (at !== -1) this.entries.splice(at, 1);
  }

  /** Adds content types, by the names of the parts. */
  addContentTypes(types: Readonly<Record<string, string>>): void {
    const overrides = Object.entries(types).map(
      ([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`,
    );
    this.write(CONTENT_TYPES, withChildren(this.text(CONTENT_TYPES), overrides));
  }

  /** Adds relationships to those that the part of this name has. */
  addRelationships(source: string, relationships: readonly OfficeRelationship[]): void {
    const name = relationshipsPart(source);
    this.write(name, withChildren(this.text(name) || emptyRelationships(), relationships.map(relationshipXml)));
  }

  bytes(): Buffer {
    const { buffer, byteOffset, byteLength } = writeZip(this.entries);
    return Buffer.from(buffer, byteOffset, byteLength);
  }
}

/** `ppt/_rels/presentation.xml.rels` for `ppt/presentation.xml`. */
function relationshipsPart(source: string): string {
  return source.replace(/([^/]*)$/, '_rels/$1.rels');
}

function emptyContentTypes(): string {
  const defaults = Object.entries(CONTENT_TYPE_OF_EXTENSION).map(
    ([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`,
  );
  return `${HEAD}<Types xmlns="${NAMESPACE}/content-types">${defaults.join('')}</Types>`;
}

function emptyRelationships(): string {
  return `${HEAD}<Relationships xmlns="${NAMESPACE}/relationships"></Relationships>`;
}

function relationshipXml({ id, type, target, external = false }: OfficeRelationship): string {
  const mode = external ? ' TargetMode="External"' : '';
  return `<Relationship Id="${id}" Type="${typeUri(type)}" Target="${target}"${mode}/>`;
}

function typeUri(type: string): string {
  if (type.includes(':')) return type;
  return type === 'core-properties' ? `${NAMESPACE}/relationships/metadata/${type}` : `${OFFICE_TYPE}/${type}`;
}

/** The XML of a part with further children at the end of its root element. */
function withChildren(xml: string, children: readonly string[]): string {
  const end = xml.lastIndexOf('</');
  if (end === -1) throw new Error('The part has no end tag to write in front of.');
  return xml.slice(0, end) + children.join('') + xml.slice(end);
}
