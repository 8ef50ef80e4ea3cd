import { crc32, deflateRawSync } from 'node:zlib';
import { withZlib } from './with-zlib.ts';
import { DEFLATED } from './zip-format.ts';

/** The data of an entry as an archive holds it. It can be written to any number of archives without being compressed again. */
export interface PackedData {
  /** Stored (0) or deflated (8). */
  readonly method: number;
  /** CRC-32 of the inflated bytes. */
  readonly crc: number;
  /** Inflated size in bytes. */
  readonly size: number;
  /** The bytes of the archive, deflated unless the method says that they are stored. */
  readonly data: Uint8Array;
}

/** Deflates data for an archive. Text is written as UTF-8. Equal data gives equal bytes. @param level of zlib, 1 to 9 */
export function packData(data: Uint8Array | string, level = 9): PackedData {
  const plain = typeof data === 'string' ? Buffer.from(data) : data;
  return {
    method: DEFLATED,
    crc: crc32(plain),
    size: plain.length,
    data: withZlib(() => deflateRawSync(plain, { level })),
  };
}
