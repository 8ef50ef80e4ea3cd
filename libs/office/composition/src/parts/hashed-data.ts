import { hash } from 'node:crypto';
import { type PackedData, packData } from '@livery/office-package';

/** The data of a part for an archive, with the SHA-256 of its inflated bytes in hexadecimal digits. */
export interface HashedData extends PackedData {
  readonly sha256: string;
}

/** Packs new data. @throws nothing: any text or bytes can be packed */
export function packHashed(data: Uint8Array | string): HashedData {
  return { ...packData(data), sha256: hash('sha256', data) };
}

/** Packs texts. Many decks of one presentation hold the same texts, and each of those is packed once. */
export class PackedTexts {
  private readonly packed = new Map<string, HashedData>();

  of(text: string): HashedData {
    const known = this.packed.get(text) ?? packHashed(text);
    this.packed.set(text, known);
    return known;
  }
}
