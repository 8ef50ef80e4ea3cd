import type { CookieOptions, Request, Response } from 'express';
import type { PublicAddress } from './public-address.ts';

/** The browser sends the cookie to the paths of sessions only, where cookies cannot be limited to https and one host. */
const PATH = '/api/v1/sessions';

/**
 * The cookie of a session. On https its name has the prefix `__Host-`, so that no other host of the domain can set it (RFC 6265bis, section
 * 4.1.3). On http it is named after the port, since cookies do not distinguish ports. Scripts cannot read it, and pages of other sites cannot
 * send it.
 */
export class SessionCookie {
  constructor(private readonly address: PublicAddress) {}

  /** Returns the secret of the session of a request; undefined without a cookie. */
  read(request: Request): string | undefined {
    const start = `${this.formFor(request).name}=`;
    const cookies = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    return cookies.find((pair) => pair.startsWith(start))?.slice(start.length);
  }

  /** Makes the browser keep the secret of a session. */
  set(response: Response, secret: string, expires: Date): void {
    const { name, options } = this.formFor(response.req);
    response.cookie(name, secret, { ...options, expires });
  }

  /** Makes the browser forget the session. */
  clear(response: Response): void {
    const { name, options } = this.formFor(response.req);
    response.clearCookie(name, options);
  }

  private formFor(request: Request): { readonly name: string; readonly options: CookieOptions } {
    const origin = this.address.originFor(request);
    const secure = origin.startsWith('https:');
    const [, port = '80'] = /:(\d+)$/.exec(origin) ?? [];
    const name = secure ? '__Host-livery' : `livery_${port}`;
    return { name, options: { path: secure ? '/' : PATH, httpOnly: true, sameSite: 'strict', secure } };
  }
}
