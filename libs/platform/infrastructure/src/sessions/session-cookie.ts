import { originOf } from '@livery/http';
import type { Request, Response } from 'express';

/** The browser sends the cookie to the paths of sessions only, where cookies cannot be limited to https and one host. */
const PATH = '/api/v1/sessions';

interface Cookie {
  readonly name: string;
  readonly path: string;
}

/**
 * The cookie of a session. On https it has the prefix `__Host-`, so that no other host of the domain can set it (RFC 6265bis, section 4.1.3).
 * On http it is named after the port, since cookies do not distinguish ports.
 */
function cookieOf(request: Request): Cookie {
  if (request.secure) return { name: '__Host-livery', path: '/' };
  const [, port = '80'] = /:(\d+)$/.exec(originOf(request)) ?? [];
  return { name: `livery_${port}`, path: PATH };
}

/** Returns the secret of the session of a request; undefined without a cookie. */
export function readSessionCookie(request: Request): string | undefined {
  const start = `${cookieOf(request).name}=`;
  const cookies = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return cookies.find((pair) => pair.startsWith(start))?.slice(start.length);
}

/** Makes the browser keep the secret of a session. Scripts cannot read it, and pages of other sites cannot send it. */
export function setSessionCookie(response: Response, secret: string, expires: Date): void {
  const { name, path } = cookieOf(response.req);
  response.cookie(name, secret, { path, expires, httpOnly: true, sameSite: 'strict', secure: response.req.secure });
}

/** Makes the browser forget the session. */
export function clearSessionCookie(response: Response): void {
  const { name, path } = cookieOf(response.req);
  response.clearCookie(name, { path, httpOnly: true, sameSite: 'strict', secure: response.req.secure });
}
