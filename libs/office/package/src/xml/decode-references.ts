const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['apos', "'"],
  ['quot', '"'],
]);
const NUMERIC = /^#(?:x([0-9A-Fa-f]{1,8})|([0-9]{1,10}))$/;

/** Text with its references to characters and to the five entities of XML resolved; undefined when it has any other reference. */
export function decodeReferences(text: string): string | undefined {
  let decoded = '';
  let end = 0;
  for (let start = text.indexOf('&'); start !== -1; start = text.indexOf('&', end)) {
    const semicolon = text.indexOf(';', start);
    const reference = text.slice(start + 1, Math.max(start, semicolon));
    const character = ENTITIES.get(reference) ?? numericCharacter(reference);
    if (character === undefined) return undefined;
    decoded += text.slice(end, start) + character;
    end = semicolon + 1;
  }
  return decoded + text.slice(end);
}

/** The character of a numeric reference; undefined for those that XML forbids (XML 1.0, production 2). */
function numericCharacter(reference: string): string | undefined {
  const [, hexadecimal, decimal] = NUMERIC.exec(reference) ?? [];
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  const allowed =
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff);
  return allowed ? String.fromCodePoint(code) : undefined;
}
