/** A value before or after a change, as people read it. The service keeps null for nothing, and for what is personal or secret. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return value === '' ? '“”' : value;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueText).join(', ');
  return JSON.stringify(value);
}
