import { counted } from '../report/words.ts';

const UNIT = 1024;

/** A size for people: `9 bytes`, `22 kB`, `1.4 MB`. It is never rounded down to a limit of whole megabytes. */
export function fileSize(bytes: number): string {
  if (bytes < UNIT) return counted(bytes, 'byte');
  const kilobytes = Math.round(bytes / UNIT);
  if (kilobytes < 1000) return `${kilobytes} kB`;
  const megabytes = bytes / UNIT ** 2;
  return megabytes < 10 ? `${megabytes.toFixed(1)} MB` : `${Math.ceil(megabytes)} MB`;
}
