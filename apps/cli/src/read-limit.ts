import { usageError } from './command-line.ts';

/** Reads the value of `--limit`, a whole number from 1 on. @throws CommandLineEnd with 2 for anything else */
export function readLimit(text: string, help: string, most = Infinity): number {
  const limit = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= most) return limit;
  const range = most === Infinity ? 'from 1 on' : `from 1 to ${most}`;
  throw usageError(`--limit must be a whole number ${range}.`, help);
}
