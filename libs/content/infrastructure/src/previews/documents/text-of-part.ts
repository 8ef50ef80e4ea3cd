export type Encoding = 'bytes' | 'little' | 'big';

/** How the text of a part is written. UTF-8 is read byte by byte, since what is looked for is ASCII. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'little';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'big';
  return 'bytes';
}

export function decoded(part: Uint8Array, encoding: Encoding): string {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  if (encoding === 'bytes') return bytes.toString('latin1');
  const even = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return (encoding === 'little' ? even : Buffer.from(even).swap16()).toString('utf16le');
}

/** The text of a part without its byte order mark. */
export function textOf(part: Uint8Array): string {
  return decoded(part, encodingOf(part)).replace(/^(?:\ufeff|\xef\xbb\xbf)/, '');
}
