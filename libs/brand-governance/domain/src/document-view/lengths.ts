const EMU_PER_MM = 36_000;
const MM_PER_CM = 10;

/** A length in words: `0.4 mm`, `1.2 cm`. */
export function lengthInWords(emu: number): string {
  const mm = Math.abs(emu) / EMU_PER_MM;
  return mm < MM_PER_CM ? `${rounded(mm, 10)} mm` : `${rounded(mm / MM_PER_CM, 100)} cm`;
}

function rounded(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
