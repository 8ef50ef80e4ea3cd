import type { Luminance } from './luminance.ts';

/** The number of samples across, and down. */
const GRID = 32;
/** The number of frequencies across, and down, that are compared. */
const LOW = 8;
/** The least difference between the lightest and the darkest sample of a picture that shows something. */
const LEAST_SPREAD = 4;

/**
 * The perceptual hash of a picture as sixteen hexadecimal digits: a bit for each of its 64 lowest frequencies (DCT of 32 × 32 samples),
 * set when the frequency is above their median, as in ImageHash's `phash`. Transparent pictures are laid on white, or on black when
 * nothing is visible on white. Null when nothing is visible on either.
 */
export function perceptualHash(picture: Luminance): string | null {
  const grounds = picture.opacity === null ? [255] : [255, 0];
  for (const ground of grounds) {
    const samples = sampled(picture, ground);
    if (Math.max(...samples) - Math.min(...samples) >= LEAST_SPREAD) return hashOf(lowFrequencies(samples));
  }
  return null;
}

/** The mean lightness of each of the fields into which the picture is divided, on a background of this lightness. */
function sampled({ width, height, light, opacity }: Luminance, ground: number): Float64Array {
  const columns = fields(width);
  const rows = fields(height);
  const samples = new Float64Array(GRID * GRID);
  const line = new Float64Array(width);
  for (const [row, { first, shares }] of rows.entries()) {
    line.fill(0);
    for (const [index, share] of shares.entries()) {
      const start = (first + index) * width;
      for (let x = 0; x < width; x += 1) {
        const value = light[start + x] ?? 0;
        const seen = opacity?.[start + x] ?? 255;
        line[x] = (line[x] ?? 0) + share * (ground + ((value - ground) * seen) / 255);
      }
    }
    for (const [column, { first: left, shares: widths }] of columns.entries()) {
      let sum = 0;
      for (const [index, share] of widths.entries()) sum += share * (line[left + index] ?? 0);
      samples[row * GRID + column] = sum;
    }
  }
  return samples;
}

interface Field {
  readonly first: number;
  /** The shares of the pixels from `first` on; their sum is one. */
  readonly shares: readonly number[];
}

function fields(length: number): readonly Field[] {
  const size = length / GRID;
  return Array.from({ length: GRID }, (_, index) => {
    const from = index * size;
    const to = from + size;
    const first = Math.floor(from);
    const last = Math.min(length, Math.max(first + 1, Math.ceil(to - 1e-9)));
    const shares = Array.from({ length: last - first }, (__, step) => {
      return (Math.min(to, first + step + 1) - Math.max(from, first + step)) / size;
    });
    return { first, shares };
  });
}

const WAVES = Array.from({ length: LOW }, (_, frequency) =>
  Float64Array.from({ length: GRID }, (__, at) => Math.cos((Math.PI * frequency * (2 * at + 1)) / (2 * GRID))),
);

function lowFrequencies(samples: Float64Array): number[] {
  const across = WAVES.map((wave) => Array.from({ length: GRID }, (_, row) => product(wave, samples, row * GRID, 1)));
  return WAVES.flatMap((wave) => across.map((column) => product(wave, column, 0, 1)));
}

function product(wave: Float64Array, values: ArrayLike<number>, start: number, step: number): number {
  let sum = 0;
  for (let at = 0; at < GRID; at += 1) sum += (wave[at] ?? 0) * (values[start + at * step] ?? 0);
  return sum;
}

function hashOf(frequencies: readonly number[]): string {
  const sorted = [...frequencies].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  const bits = frequencies.map((value) => (value > median ? '1' : '0')).join('');
  return (bits.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 2).toString(16)).join('');
}
