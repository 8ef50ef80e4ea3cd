import { wholeNumber } from '../whole-number.ts';

const NAME_CHARACTERS = '-.0123456789:ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** 1 for bytes that a name may contain. Whether a name is well-formed is checked once, when it is resolved. */
export const NAME_BYTES = Uint8Array.from({ length: 256 }, (_, code) =>
  code >= 128 || NAME_CHARACTERS.includes(String.fromCharCode(code)) ? 1 : 0,
);

/** The offset of the first byte from `at` on that is not white space (XML 1.0, production 3), or the length when there is none. */
export function spaceEnd(bytes: Uint8Array, at: number): number {
  const { length } = bytes;
  let end = wholeNumber(at);
  for (; end < length; end += 1) {
    const code = bytes[end];
    if (code !== 0x20 && code !== 0xa && code !== 0xd && code !== 0x9) break;
  }
  return end;
}
