/** A member of parsed JSON as text; empty if there is none. */
export function textMember(value: unknown, name: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const member = new Map<string, unknown>(Object.entries(value)).get(name);
  return typeof member === 'string' ? member : '';
}
