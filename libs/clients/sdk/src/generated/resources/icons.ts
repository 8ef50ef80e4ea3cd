// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Download } from '../../runtime/download.ts';
import type { FileSource } from '../../runtime/file-source.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { TimeRange } from '../../runtime/query-text.ts';
import type { RequestOptions, ConditionalOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type {
  AddAssetVersionRequest,
  CreateIconRequest,
  DeletedIcon,
  Icon,
  IconList,
  UpdateIconRequest,
} from '../schemas.ts';

/** The parameters of `GET /icons`. */
export type ListIconsQuery = {
  /** Words that the icon must have in its name, tags or file name. The last one may be unfinished, unless a space follows it. */
  q?: string | undefined;
  /** Returns only icons of sets with this style, whatever its case. */
  style?: string | undefined;
  /** Returns only icons of this set. */
  set?: string | undefined;
  /** Returns only icons with this tag, whatever its case. */
  tag?: string | undefined;
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The parameters of `GET /icons/{id}/svg`. */
export type DownloadIconQuery = {
  /** The colour of everything in the icon that is painted, or `original` for its own colours. The `#` is written `%23` in a URL. Default: the colours that the icon has been given. */
  color?: string | undefined;
  /** The width and the height in pixels. Default: those of the icon. From 1 to 4096. */
  size?: number | undefined;
};

/** The operations of icons. */
export class IconsResource {
  constructor(protected readonly api: Api) {}

  /**
   * List icons: `GET /icons`.
   *
   * Lists icons, newest first, or finds them by words, best first: those with this name first. With words, pages lead through the best 1,000 icons.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  list(query: ListIconsQuery = {}, options?: RequestOptions): Pages<Icon, IconList> {
    return this.api.list({ method: 'GET', path: '/icons', query, options });
  }

  /**
   * Create an icon: `POST /icons`.
   *
   * Adds an SVG to a set and to the library: send a form with its file, or JSON with the id of a file that was uploaded before, which is deleted then. The SVG is sanitised: notes of editors are left out, and an SVG with scripts, references to other files or other dangerous parts is refused. The uploaded bytes are not kept. Without a `slug`, it is made of the name, or of that of the file.
   *
   * It needs one of the scopes cms:icons:write, cms:write.
   */
  create(
    upload: Omit<CreateIconRequest, 'file'> & { file: FileSource | string },
    options?: RequestOptions,
  ): Call<Icon> {
    return this.api.call({ method: 'POST', path: '/icons', upload, options });
  }

  /**
   * Retrieve an icon: `GET /icons/{id}`.
   *
   * Returns one icon.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<Icon> {
    return this.api.call({ method: 'GET', path: pathText`/icons/${id}`, options });
  }

  /**
   * Update an icon: `PATCH /icons/{id}`.
   *
   * Changes what is said about an icon and the colours in which it is served, or moves it to another set. What you leave out stays.
   *
   * It needs one of the scopes cms:icons:write, cms:write.
   */
  update(id: string, body: UpdateIconRequest = {}, options?: ConditionalOptions): Call<Icon> {
    return this.api.call({ method: 'PATCH', path: pathText`/icons/${id}`, body, options });
  }

  /**
   * Delete an icon: `DELETE /icons/{id}`.
   *
   * Deletes an icon together with its asset. Restoring the asset within 30 days restores the icon.
   *
   * It needs one of the scopes cms:icons:write, cms:write.
   */
  delete(id: string, options?: ConditionalOptions): Call<DeletedIcon> {
    return this.api.call({ method: 'DELETE', path: pathText`/icons/${id}`, options });
  }

  /**
   * Download the SVG of an icon: `GET /icons/{id}/svg`.
   *
   * Returns the sanitised SVG: in the colour that you ask for, or as the icon says. A colour replaces every paint of the icon except `none`.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  download(id: string, query: DownloadIconQuery = {}, options?: RequestOptions): Call<Download> {
    return this.api.download({ method: 'GET', path: pathText`/icons/${id}/svg`, query, options });
  }

  /**
   * Replace the drawing of an icon: `POST /icons/{id}/versions`.
   *
   * Gives an icon another SVG, as a new version of its library asset. It is sanitised like that of a new icon. Name, slug and colours stay. An approval of the previous drawing becomes stale. Send a form with the file, or JSON with the id of a file that was uploaded before, which is deleted then.
   *
   * It needs one of the scopes cms:icons:write, cms:write.
   */
  addVersion(
    id: string,
    upload: Omit<AddAssetVersionRequest, 'file'> & { file: FileSource | string },
    options?: ConditionalOptions,
  ): Call<Icon> {
    return this.api.call({ method: 'POST', path: pathText`/icons/${id}/versions`, upload, options });
  }
}
