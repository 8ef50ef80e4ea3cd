// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Download } from '../../runtime/download.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';

/** The parameters of `GET /links/{token}`. */
export type OpenLinkQuery = {
  /** The most pixels that the picture is wide. A smaller one is not enlarged. From 1 to 1280. */
  width?: number | undefined;
  /** The most pixels that the picture is high. From 1 to 1280. */
  height?: number | undefined;
  /** `contain` shows all of the picture, `cover` fills `width` and `height` and cuts off the rest evenly. Default: `contain`. */
  fit?: 'contain' | 'cover' | (string & {}) | undefined;
  /** The format of the picture. `jpeg` has a white background. Default: `png`. */
  format?: 'png' | 'webp' | 'jpeg' | (string & {}) | undefined;
};

/** The operations of links. */
export class LinksResource {
  constructor(protected readonly api: Api) {}

  /**
   * Open a signed link: `GET /links/{token}`.
   *
   * Returns the file that a signed link leads to. You get such links in records, for example in `open_url`; use them as they are. No credential is needed, so give a link only to people who may see the file. A link can be opened for at least an hour, unless the record is deleted before or the organization is suspended. A link that a publishable key was given also ends when the record is replaced, or may no longer be released. `public_url` of a library asset is a link that you may store and publish: it opens the current content as long as that is approved for release. With `width`, `height`, `fit` or `format`, a link to a library asset returns a picture of it, as `GET /library_assets/{id}/preview` does.
   *
   * It needs no scope.
   */
  open(token: string, query: OpenLinkQuery = {}, options?: RequestOptions): Call<Download> {
    return this.api.download({ method: 'GET', path: pathText`/links/${token}`, query, isPublic: true, options });
  }
}
