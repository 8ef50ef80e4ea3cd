/**
 * Reads and writes the filters in an address as plain texts: `?status=415`. The router would write texts that look like numbers in quotes.
 * `true` alone is more than a text, for what is switched on.
 */
export function parsePlainSearch(search: string): Record<string, string | true> {
  const members = [...new URLSearchParams(search)].map(([name, text]) => [name, text === 'true' || text] as const);
  return Object.fromEntries(members);
}

/** Writes what `parsePlainSearch` reads. Other members, such as those without a value, are left out. */
export function stringifyPlainSearch(search: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' || value === true) parameters.set(name, String(value));
  }
  return parameters.size === 0 ? '' : `?${parameters}`;
}
