import { hash } from 'node:crypto';
import { type PackedData, packData } from '@livery/office-package';

/** The data of a part for an archive, with the SHA-256 of its inflated bytes in hexadecimal digits. */
export interface HashedData extends PackedData {
  readonly sha256: string;
}

/** The higher levels of zlib take twice the time for a hundredth of the size. */
const LEVEL = 6;

/** Packs new data. */
export function packHashed(data: Uint8Array | string): HashedData {
  return { ...packData(data, LEVEL), sha256: hash('sha256', data) };
}

/** Packs the XML of parts. Many decks of one presentation hold equal ones, and each of those is built and packed once. */
export class PackedTexts {
  private readonly packed = new Map<string, HashedData>();

  of(text: string): HashedData {
    return this.made(text, () => text);
  }

  /** @param key tells what is made by all that it is made of */
  made(key: string, make: () => string): HashedData {
    const known = this.packed.get(key) ?? packHashed(make());
    this.packed.set(key, known);
    return known;
  }
}
