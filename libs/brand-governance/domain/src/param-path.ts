/** The name of a field as the caller wrote it: `data[2]` and `pattern` give `data[2].pattern`, no prefix gives `pattern`. */
export function paramPath(prefix: string, field: string): string {
  return prefix === '' ? field : `${prefix}.${field}`;
}
