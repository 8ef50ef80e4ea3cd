type RawSearch = Readonly<Record<string, unknown>>;

/** Reads the filters in an address. The router keeps what a page does not return, so that everything else is taken out here. */
export function knownSearch<Search extends object>(read: (search: RawSearch) => Search): (search: RawSearch) => Search {
  return (search) => ({ ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])), ...read(search) });
}
