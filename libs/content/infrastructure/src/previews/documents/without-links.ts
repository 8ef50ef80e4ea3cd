import { RenderingFailed } from '@livery/content-application';
import {
  MalformedXml,
  OoxmlPackage,
  PackageRefused,
  patchArchive,
  type Relationship,
  relationshipsXml,
} from '@livery/office-package';
import { blankFields } from './blank-fields.ts';

/** An address at which nothing is. LibreOffice fetches linked pictures, media and templates from any other. */
const NOWHERE = 'about:invalid';
const RELATIONSHIPS = /^(.*\/)_rels\/([^/]*)\.rels$/i;
/** Parts that are documents of other formats, such as HTML, which may link what they like. */
const FOREIGN_DOCUMENTS = new Set(['aFChunk', 'subDocument', 'attachedTemplate']);
const HEAD_BYTES = 4;

/**
 * A copy of an Office document that leads to nothing outside of it: all relationships are written anew from what was read, external ones
 * with an address at which nothing is. Everything else stays as it is.
 * @throws RenderingFailed
 */
export function withoutLinks(file: Uint8Array, kind: 'presentation' | 'text_document'): Uint8Array {
  try {
    const office = OoxmlPackage.open(file);
    const replacements = new Map<string, Uint8Array>();
    for (const part of office.parts()) {
      const replacement = replacementOf(office, part, kind === 'text_document');
      if (replacement !== null) replacements.set(part, replacement);
    }
    return patchArchive(file, replacements);
  } catch (error) {
    if (!(error instanceof PackageRefused)) throw error;
    const isLarge = error.code === 'file_too_large' || error.code === 'archive_too_large';
    throw new RenderingFailed(isLarge ? 'too_large' : 'damaged');
  }
}

function replacementOf(office: OoxmlPackage, part: string, hasFields: boolean): Uint8Array | null {
  const [, folder, name] = RELATIONSHIPS.exec(part) ?? [];
  if (folder !== undefined && name !== undefined) {
    const source = `${folder}${name}`;
    return Buffer.from(relationshipsXml(source, relationshipsOf(office, source).map(harmless)));
  }
  return hasFields && isMarkup(office.head(part, HEAD_BYTES)) ? blanked(office.bytes(part)) : null;
}

function harmless(relationship: Relationship): Relationship {
  const { kind, external } = relationship;
  return external || FOREIGN_DOCUMENTS.has(kind) ? { ...relationship, external: true, target: NOWHERE } : relationship;
}

/** Relationships that cannot be read lead nowhere. */
function relationshipsOf(office: OoxmlPackage, source: string): readonly Relationship[] {
  try {
    return office.relationships(source);
  } catch (error) {
    if (error instanceof MalformedXml) return [];
    throw error;
  }
}

/** Whether a part begins as XML does, in any encoding: with `<`, a byte order mark, or white space. */
function isMarkup(head: Uint8Array | undefined): boolean {
  return (
    head === undefined ||
    head.some((byte) => byte === 0x3c) ||
    [0xfe, 0xff, 0xef, 0x20, 0x0a, 0x0d, 0x09].includes(head[0] ?? 0)
  );
}

function blanked(part: Uint8Array | undefined): Uint8Array | null {
  try {
    return part === undefined ? null : blankFields(part);
  } catch {
    throw new RenderingFailed('damaged');
  }
}
