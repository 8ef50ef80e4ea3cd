import { hash } from 'node:crypto';
import { contentTypesXml, PackageWriter } from '@livery/office-package';
import type { HashedData, PackedTexts } from './hashed-data.ts';

/** One part of a composed presentation, relationship parts among them. */
export interface ComposedPart {
  readonly name: string;
  readonly contentType: string;
  readonly data: HashedData;
}

/** Writes a presentation of these parts, in their order. @throws PackageRefused `file_too_large` */
export function writeParts(parts: readonly ComposedPart[], texts: PackedTexts): Uint8Array {
  const writer = new PackageWriter();
  for (const part of parts) writer.add(part);
  const key = parts.map(({ name, contentType }) => `${name} ${contentType}`).join('\n');
  const types = (): Map<string, string> => new Map(parts.map(({ name, contentType }) => [name, contentType]));
  return writer.bytes(texts.made(key, () => contentTypesXml(types())));
}

/**
 * The SHA-256 over the names of all parts and the SHA-256 of their inflated bytes, in the order of the names, in hexadecimal digits: one
 * line for each part, with its name, a space and its hash. How the archive compresses them makes no difference.
 */
export function contentHash(parts: Iterable<ComposedPart>): string {
  const lines = [...parts].map(({ name, data }) => `${name} ${data.sha256}\n`);
  return hash('sha256', lines.toSorted().join(''));
}
