import type { Request } from 'express';

const VERSION_PATH = '/api/v1';

/** The address by which a caller has reached this server; a trusted proxy's word for it counts. */
export function originOf({ protocol, host }: Pick<Request, 'protocol' | 'host'>): string {
  return `${protocol}://${host}`;
}

/** Who issues the tokens (RFC 8414, section 2): the API under the address by which it was reached. */
export function issuerOf(request: Pick<Request, 'protocol' | 'host'>): string {
  return originOf(request) + VERSION_PATH;
}
