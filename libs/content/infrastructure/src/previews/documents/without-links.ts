import { RenderingFailed } from '@livery/content-application';
import {
  MalformedXml,
  OoxmlPackage,
  PackageRefused,
  patchArchive,
  type Relationship,
  relationshipsXml,
} from '@livery/office-package';
import { harmlessPart } from './harmless-part.ts';

/** An address at which nothing is. LibreOffice fetches linked pictures, media and templates from any other. */
const NOWHERE = 'about:invalid';
const RELATIONSHIPS = /^(.*\/)_rels\/([^/]*)\.rels$/i;
/** Parts that are documents of other formats, such as HTML, which may link what they like. */
const FOREIGN_DOCUMENTS = new Set(['aFChunk', 'subDocument', 'attachedTemplate']);
const NO_KINDS: ReadonlySet<string> = new Set();

/**
 * A copy of an Office document that leads to nothing outside of it: all relationships are written anew from what was read, external ones
 * with an address at which nothing is. Parts that may hold addresses themselves, such as SVG, are cleaned or replaced by an empty picture.
 * @throws RenderingFailed
 */
export function withoutLinks(file: Uint8Array, kind: 'presentation' | 'text_document'): Uint8Array {
  try {
    const office = OoxmlPackage.open(file);
    const replacements = new Map<string, Uint8Array>();
    const kinds = new Map<string, Set<string>>();
    for (const part of office.parts()) {
      const source = sourceOf(part);
      if (source === null) continue;
      const links = relationshipsOf(office, source);
      addKinds(kinds, links);
      replacements.set(part, Buffer.from(relationshipsXml(source, links.map(harmless))));
    }
    for (const part of office.parts()) {
      if (replacements.has(part)) continue;
      const use = { kinds: kinds.get(part.toLowerCase()) ?? NO_KINDS, hasFields: kind === 'text_document' };
      const replacement = harmlessPart(office, part, use);
      if (replacement !== null) replacements.set(part, replacement);
    }
    return patchArchive(file, replacements);
  } catch (error) {
    if (!(error instanceof PackageRefused)) throw error;
    const isLarge = error.code === 'file_too_large' || error.code === 'archive_too_large';
    throw new RenderingFailed(isLarge ? 'too_large' : 'damaged');
  }
}

/** The source of the relationships that a part holds; null if it holds none. */
function sourceOf(part: string): string | null {
  const [, folder, name] = RELATIONSHIPS.exec(part) ?? [];
  return folder === undefined || name === undefined ? null : `${folder}${name}`;
}

/** Adds the kinds of relationships to those that lead to each part, by its name in lower case. */
function addKinds(kinds: Map<string, Set<string>>, relationships: readonly Relationship[]): void {
  for (const { kind, target } of relationships) {
    const known = kinds.get(target.toLowerCase()) ?? new Set();
    kinds.set(target.toLowerCase(), known.add(kind));
  }
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
