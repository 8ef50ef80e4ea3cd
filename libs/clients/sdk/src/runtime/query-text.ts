/** Bounds of a time, each in ISO 8601 with an offset: `2026-11-20T09:14:15Z`. */
export interface TimeRange {
  readonly gte?: string | undefined;
  readonly gt?: string | undefined;
  readonly lte?: string | undefined;
  readonly lt?: string | undefined;
}

/** The query of a request with its question mark; empty without parameters. Members of objects are named `created[gte]`. */
export function queryText(query: object): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) append(parameters, name, value);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function append(parameters: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (typeof value === 'object') {
    for (const [member, inner] of Object.entries(value)) append(parameters, `${name}[${member}]`, inner);
  } else {
    parameters.append(name, plainText(value));
  }
}

/** A text, number or boolean as it is sent. */
export function plainText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
