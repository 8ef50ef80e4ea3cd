// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Download } from '../../runtime/download.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';

/** The operations of links. */
export class LinksResource {
  constructor(protected readonly api: Api) {}

  /**
   * Open a signed link: `GET /links/{token}`.
   *
   * Returns the file that a signed link leads to. You get such links in records, for example in `open_url`; use them as they are. No credential is needed, so give a link only to people who may see the file. A link can be opened for at least an hour, unless the record is deleted before or the organization is suspended. A link that a publishable key was given also ends when the record is replaced, or may no longer be released.
   *
   * It needs no scope.
   */
  open(token: string, options?: RequestOptions): Call<Download> {
    return this.api.download({ method: 'GET', path: pathText`/links/${token}`, isPublic: true, options });
  }
}
