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

/** A count in words: `1 run`, `12 runs`. */
export function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** How many EMU a millimetre has. */
export const EMU_PER_MM = 36_000;

const MM_PER_CM = 10;

/** A length in words: `0.4 mm`, `1.2 cm`. @param emu the length in EMU */
export function lengthInWords(emu: number): string {
  const mm = Math.abs(emu) / EMU_PER_MM;
  return mm < MM_PER_CM ? `${rounded(mm, 10)} mm` : `${rounded(mm / MM_PER_CM, 100)} cm`;
}

function rounded(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
