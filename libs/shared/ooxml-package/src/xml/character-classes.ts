const NAME_CHARACTERS = '-.0123456789:ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const isNameCode = Uint8Array.from({ length: 128 }, (_, code) =>
  NAME_CHARACTERS.includes(String.fromCharCode(code)) ? 1 : 0,
);

/** The offset behind the name that starts at `at`. Whether it is a proper name is judged once per name, when it is resolved. */
export function nameEnd(xml: string, at: number): number {
  let end = at;
  for (;;) {
    const code = xml.charCodeAt(end);
    if (!(code >= 128 || isNameCode[code] === 1)) return end;
    end += 1;
  }
}

/** The offset of the first character from `at` on that is not white space (XML 1.0, production 3). */
export function spaceEnd(xml: string, at: number): number {
  let end = at;
  for (;;) {
    const code = xml.charCodeAt(end);
    if (code !== 0x20 && code !== 0xa && code !== 0xd && code !== 0x9) return end;
    end += 1;
  }
}
