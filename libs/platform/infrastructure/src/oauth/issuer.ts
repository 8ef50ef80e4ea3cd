import { originOf } from '@livery/http';
import type { Request } from 'express';

const VERSION_PATH = '/api/v1';

/** Returns the issuer of tokens (RFC 8414, section 2): the URL of the API at the origin of the request. */
export function issuerOf(request: Request): string {
  return originOf(request) + VERSION_PATH;
}
