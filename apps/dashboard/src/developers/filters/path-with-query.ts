/** The path of a list with its parameters, such as `/events?type=brand.*`. */
export function pathWithQuery(path: string, query: object): string {
  const parameters = new URLSearchParams(entriesOf(query));
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}

function entriesOf(query: object, nameOf = (name: string) => name): [string, string][] {
  return Object.entries(query).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined || value === null) return [];
    if (typeof value === 'object') return entriesOf(value, (member) => `${nameOf(name)}[${member}]`);
    return [[nameOf(name), typeof value === 'string' ? value : JSON.stringify(value)]];
  });
}
