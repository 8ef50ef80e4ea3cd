import { originOf } from '@livery/http';
import type { Request } from 'express';

const VERSION_PATH = '/api/v1';

/** Who issues the tokens (RFC 8414, section 2): the API under the address by which it was reached. */
export function issuerOf(request: Request): string {
  return originOf(request) + VERSION_PATH;
}
