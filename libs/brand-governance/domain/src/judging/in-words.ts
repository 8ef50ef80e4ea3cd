/** A share in words: `12 %`, `8.4 %`. */
export function percent(share: number): string {
  const value = share * 100;
  return `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} %`;
}

/** A number of bytes in words: `84 kB`, `12 MB`. */
export function bytesInWords(bytes: number): string {
  if (bytes < 1_000) return counted(bytes, 'byte');
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${Math.round(bytes / 100_000) / 10} MB`;
}

/** A count in words: `1 slide`, `12 slides`. @param plural for nouns that need more than an `s` */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return count === 1 ? `1 ${noun}` : `${count} ${plural}`;
}

/** A count of runs, as people call them: `1 piece of text`. */
export function piecesOfText(count: number): string {
  return counted(count, 'piece of text', 'pieces of text');
}

/** An object by its name: `The picture "Team"`, or `A picture` when it has no name. @param noun begins with a consonant */
export function named(noun: string, name: string): string {
  return name.trim() === '' ? `A ${noun}` : `The ${noun} "${name}"`;
}

/** A list in words: `author, company and file path`. */
export function listInWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How many EMU a millimetre has. */
export const EMU_PER_MM = 36_000;

const EMU_PER_CM = 10 * EMU_PER_MM;

/** A length in the unit of the menus of Office: `0.04 cm`, `1.2 cm`. @param emu the length in EMU */
export function lengthInWords(emu: number): string {
  return `${Math.round((Math.abs(emu) / EMU_PER_CM) * 100) / 100} cm`;
}
