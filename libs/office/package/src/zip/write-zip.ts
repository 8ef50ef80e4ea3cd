import { packData } from './packed-data.ts';
import { ZipWriter } from './zip-writer.ts';

/** One entry to write. */
export interface ZipInput {
  readonly name: string;
  /** Text is written as UTF-8. */
  readonly data: Uint8Array | string;
}

/** Writes an archive of deflated entries in the given order. @throws PackageRefused `file_too_large` from 65,535 entries or 4 GiB on */
export function writeZip(entries: Iterable<ZipInput>): Uint8Array {
  const writer = new ZipWriter();
  for (const { name, data } of entries) writer.add(name, packData(data));
  return writer.bytes();
}
