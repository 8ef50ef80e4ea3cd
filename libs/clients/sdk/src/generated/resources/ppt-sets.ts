// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Download } from '../../runtime/download.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { TimeRange } from '../../runtime/query-text.ts';
import type { RequestOptions, ConditionalOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type {
  ArrangePptSetRequest,
  CreatePptSetRequest,
  DeletedPptSet,
  OwnedAssetDraftRequest,
  PptSet,
  PptSetList,
} from '../schemas.ts';

/** The parameters of `GET /ppt_sets`. */
export type ListPptSetsQuery = {
  /** Returns only sets of this kind. */
  kind?: 'template' | 'deck' | 'snippet' | (string & {}) | undefined;
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The parameters of `GET /ppt_sets/{id}/download`. */
export type DownloadPptSetQuery = {
  /** The slides that are wanted, in their order, separated by commas. Required slides cannot be left out, and locked ones keep their order among the others. Default: the whole set. */
  slides?: string | undefined;
};

/** The operations of ppt sets. */
export class PptSetsResource {
  constructor(protected readonly api: Api) {}

  /**
   * List sets of slides: `GET /ppt_sets`.
   *
   * Lists sets of slides, newest first.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  list(query: ListPptSetsQuery = {}, options?: RequestOptions): Pages<PptSet, PptSetList> {
    return this.api.list({ method: 'GET', path: '/ppt_sets', query, options });
  }

  /**
   * Create a set of slides: `POST /ppt_sets`.
   *
   * Composes slides to one presentation, which is the content of the library asset of the set. Slides of different sizes do not fit together, also with a template.
   *
   * It needs one of the scopes cms:slides:write, cms:write.
   */
  create(body: CreatePptSetRequest, options?: RequestOptions): Call<PptSet> {
    return this.api.call({ method: 'POST', path: '/ppt_sets', body, options });
  }

  /**
   * Retrieve a set of slides: `GET /ppt_sets/{id}`.
   *
   * Returns one set with its slides.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<PptSet> {
    return this.api.call({ method: 'GET', path: pathText`/ppt_sets/${id}`, options });
  }

  /**
   * Update a set of slides: `PATCH /ppt_sets/{id}`.
   *
   * Changes what is said about a set, or moves it to another folder. What you leave out stays.
   *
   * It needs one of the scopes cms:slides:write, cms:write.
   */
  update(id: string, body: OwnedAssetDraftRequest = {}, options?: ConditionalOptions): Call<PptSet> {
    return this.api.call({ method: 'PATCH', path: pathText`/ppt_sets/${id}`, body, options });
  }

  /**
   * Delete a set of slides: `DELETE /ppt_sets/{id}`.
   *
   * Deletes a set with its library asset, with which it can be restored for 30 days. Its slides stay.
   *
   * It needs one of the scopes cms:slides:write, cms:write.
   */
  delete(id: string, options?: ConditionalOptions): Call<DeletedPptSet> {
    return this.api.call({ method: 'DELETE', path: pathText`/ppt_sets/${id}`, options });
  }

  /**
   * Replace the slides of a set: `PUT /ppt_sets/{id}/slides`.
   *
   * Gives a set other slides, or another order of them, and composes its presentation anew, as a new version of its library asset.
   *
   * It needs one of the scopes cms:slides:write, cms:write.
   */
  arrange(id: string, body: ArrangePptSetRequest, options?: ConditionalOptions): Call<PptSet> {
    return this.api.call({ method: 'PUT', path: pathText`/ppt_sets/${id}/slides`, body, options });
  }

  /**
   * Download a set of slides: `GET /ppt_sets/{id}/download`.
   *
   * Returns the presentation of a set (.pptx). With `slides`, it is composed of those slides, in their order and their present versions.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  download(id: string, query: DownloadPptSetQuery = {}, options?: RequestOptions): Call<Download> {
    return this.api.download({ method: 'GET', path: pathText`/ppt_sets/${id}/download`, query, options });
  }
}
