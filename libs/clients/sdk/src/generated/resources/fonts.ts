// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Download } from '../../runtime/download.ts';
import type { FileSource } from '../../runtime/file-source.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { TimeRange } from '../../runtime/query-text.ts';
import type { RequestOptions, ConditionalOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type { CreateFontRequest, DeletedFont, Font, FontList, UpdateFontRequest } from '../schemas.ts';

/** The parameters of `GET /fonts`. */
export type ListFontsQuery = {
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The operations of fonts. */
export class FontsResource {
  constructor(protected readonly api: Api) {}

  /**
   * List fonts: `GET /fonts`.
   *
   * Lists the approved fonts, newest first.
   *
   * It needs one of the scopes brand:read, brand:write.
   */
  list(query: ListFontsQuery = {}, options?: RequestOptions): Pages<Font, FontList> {
    return this.api.list({ method: 'GET', path: '/fonts', query, options });
  }

  /**
   * Approve a font: `POST /fonts`.
   *
   * Approves a font by its name, or by its file: send JSON, or a form with the file. The names, the style, the weight, the scripts and the right to embed are read in the file; what you send besides wins over it. Fields that you leave out get their defaults.
   *
   * It needs one of the scopes brand:write.
   */
  register(upload: CreateFontRequest & { file?: FileSource | undefined }, options?: RequestOptions): Call<Font> {
    return this.api.call({ method: 'POST', path: '/fonts', upload, options });
  }

  /**
   * Retrieve a font: `GET /fonts/{id}`.
   *
   * Returns one approved font.
   *
   * It needs one of the scopes brand:read, brand:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<Font> {
    return this.api.call({ method: 'GET', path: pathText`/fonts/${id}`, options });
  }

  /**
   * Update a font: `PATCH /fonts/{id}`.
   *
   * Changes what is said about a font. What you leave out stays. The file of a font cannot be changed: register another font for another file.
   *
   * It needs one of the scopes brand:write.
   */
  update(id: string, body: UpdateFontRequest = {}, options?: ConditionalOptions): Call<Font> {
    return this.api.call({ method: 'PATCH', path: pathText`/fonts/${id}`, body, options });
  }

  /**
   * Delete a font: `DELETE /fonts/{id}`.
   *
   * Deletes a font and its file. Documents may no longer use it.
   *
   * It needs one of the scopes brand:write.
   */
  delete(id: string, options?: ConditionalOptions): Call<DeletedFont> {
    return this.api.call({ method: 'DELETE', path: pathText`/fonts/${id}`, options });
  }

  /**
   * Download the file of a font: `GET /fonts/{id}/file`.
   *
   * Returns the bytes of the file as they were uploaded. A font that was approved by its name alone has none.
   *
   * It needs one of the scopes brand:read, brand:write.
   */
  download(id: string, options?: RequestOptions): Call<Download> {
    return this.api.download({ method: 'GET', path: pathText`/fonts/${id}/file`, options });
  }
}
