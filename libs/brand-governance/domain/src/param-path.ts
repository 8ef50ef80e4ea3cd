/**
 * The path of a field as the caller wrote it: `data[2]` and `pattern` give `data[2].pattern`. Without a prefix it is the field
 * alone.
 */
export function paramPath(prefix: string, field: string): string {
  return prefix === '' ? field : `${prefix}.${field}`;
}
