import type { CookieOptions, Request, Response } from 'express';
import type { PublicAddress } from './public-address.ts';

/** The browser sends the cookies to the paths of sessions only, where cookies cannot be limited to https and one host. */
const PATH = '/api/v1/sessions';

/** `session` has the secret of a session; `browser` proves who has signed in with this browser before. */
export type CookieKind = 'session' | 'browser';

/**
 * The cookies of people. On https their names have the prefix `__Host-`, so that no other host of the domain can set them (RFC 6265bis,
 * section 4.1.3). On http they are named after the port, since cookies do not distinguish ports. Scripts cannot read them, and pages of other
 * sites cannot send them.
 */
export class BrowserCookies {
  constructor(private readonly address: PublicAddress) {}

  /** Returns the value of a cookie of a request; undefined without the cookie. */
  read(request: Request, kind: CookieKind): string | undefined {
    const start = `${this.formFor(request, kind).name}=`;
    const cookies = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    return cookies.find((pair) => pair.startsWith(start))?.slice(start.length);
  }

  /** Makes the browser keep a value. */
  set(response: Response, kind: CookieKind, value: string, expires: Date): void {
    const { name, options } = this.formFor(response.req, kind);
    response.cookie(name, value, { ...options, expires });
  }

  /** Makes the browser forget a value. */
  clear(response: Response, kind: CookieKind): void {
    const { name, options } = this.formFor(response.req, kind);
    response.clearCookie(name, options);
  }

  private formFor(request: Request, kind: CookieKind): { readonly name: string; readonly options: CookieOptions } {
    const origin = this.address.originFor(request);
    const secure = origin.startsWith('https:');
    const [, port = '80'] = /:(\d+)$/.exec(origin) ?? [];
    const base = kind === 'session' ? 'livery' : 'livery_browser';
    const name = secure ? `__Host-${base}` : `${base}_${port}`;
    return { name, options: { path: secure ? '/' : PATH, httpOnly: true, sameSite: 'strict', secure } };
  }
}
