export interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With the query, without the version: `/api_keys?limit=10`. */
  readonly path: string;
  readonly body?: object;
}

/** A request as a command for a shell of POSIX. The key comes from the environment, so that it is in no history. */
export function curlOf(origin: string, { method = 'GET', path, body }: Request): string {
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(`${origin}/api/v1${path}`)}`,
    `-H "Authorization: Bearer $LIVERY_KEY"`,
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`]),
  ];
  return parts.join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
