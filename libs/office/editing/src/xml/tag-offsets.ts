import type { ByteEdit } from '@livery/office-package';
import type { ByteRange, WrittenElement } from './written-element.ts';

/** An edit that puts text in the place of a range, whose end is exclusive. */
export function utf8(start: number, end: number, text: string): ByteEdit {
  return { start, end, bytes: Buffer.from(text) };
}

/** The name as it is written. */
export function nameOf({ start, tagEnd }: WrittenElement, bytes: Uint8Array): string {
  const tag = Buffer.from(bytes.subarray(start + 1, tagEnd)).toString('latin1');
  return /^[^\s/>]*/.exec(tag)?.[0] ?? '';
}

/** The offset of the end tag: nothing stands between it and the end of the element. */
export function endTagOf({ end }: WrittenElement, bytes: Uint8Array): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf('</', end - 1);
}

/** The range of an attribute with the white space before it. */
export function withSpaceBefore({ start, end }: ByteRange, bytes: Uint8Array) {
  let from = start;
  while (bytes[from - 1] === 0x20 || bytes[from - 1] === 0x0a || bytes[from - 1] === 0x0d || bytes[from - 1] === 0x09)
    from -= 1;
  return { start: from, end };
}
