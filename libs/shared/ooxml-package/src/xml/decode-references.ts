const REFERENCE = /&(?:#x([0-9A-Fa-f]{1,8})|#([0-9]{1,10})|([a-z]{2,4}));|&/g;
const ENTITIES: ReadonlyMap<string | undefined, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['apos', "'"],
  ['quot', '"'],
]);

/** Stands for what cannot be resolved: no document may hold it. */
const UNKNOWN = '\0';

/** Text with its references resolved: the five entities of XML and characters. undefined: anything else was referred to. */
export function decodeReferences(text: string): string | undefined {
  const decoded = text.replace(REFERENCE, (_, hexadecimal?: string, decimal?: string, entity?: string) => {
    if (entity !== undefined) return ENTITIES.get(entity) ?? UNKNOWN;
    return characterOf(hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16));
  });
  return decoded.includes(UNKNOWN) ? undefined : decoded;
}

/** XML 1.0, production 2. */
function characterOf(code: number): string {
  const allowed =
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff);
  return allowed ? String.fromCodePoint(code) : UNKNOWN;
}
