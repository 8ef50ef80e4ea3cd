/** Filters as the query of a request, with its question mark; empty without filters. */
export function filterText(query: object, prefix = ''): string {
  const parts = partsOf(query, prefix);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function partsOf(query: object, prefix: string): readonly string[] {
  return Object.entries(query).flatMap(([name, value]: [string, unknown]) => {
    const full = prefix === '' ? name : `${prefix}[${name}]`;
    return typeof value === 'object' && value !== null
      ? partsOf(value, full)
      : [`${encodeURIComponent(full)}=${encodeURIComponent(String(value))}`];
  });
}
