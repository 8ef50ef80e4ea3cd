// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Download } from '../../runtime/download.ts';
import type { FileSource } from '../../runtime/file-source.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { RequestOptions, ConditionalOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type {
  AddAssetVersionRequest,
  CreateSlideRequest,
  DeletedSlideAsset,
  Job,
  OwnedAssetDraftRequest,
  SlideAsset,
  SlideAssetList,
  SplitPresentationRequest,
} from '../schemas.ts';

/** The parameters of `GET /slide_assets`. */
export type SearchSlideAssetsQuery = {
  /** Words that a slide has in its name, tags, description, text or notes, as in the search of library assets. */
  q?: string | undefined;
  /** Returns only slides in this folder. */
  folder?: string | undefined;
  /** Whether slides in folders below `folder` are returned, too. Default: false. */
  recursive?: boolean | undefined;
  /** Returns only slides with this tag, whatever its case. */
  tag?: string | undefined;
  /** Returns only slides whose assets have this status. */
  approval_status?:
    'pending' | 'approved' | 'rejected' | 'stale' | 'expired' | 'withdrawn' | 'cancelled' | (string & {}) | undefined;
  /** Returns the slides of this file, in its order. It cannot be combined with the other filters. */
  source_file?: string | undefined;
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** How many records are skipped. Send `next_offset` of a page to get the next one. From 0 to 10000. Default: `0`. */
  offset?: number | undefined;
};

/** The operations of slide assets. */
export class SlideAssetsResource {
  constructor(protected readonly api: Api) {}

  /**
   * Search slides: `GET /slide_assets`.
   *
   * Lists slides, newest first, finds them by words, best first, or lists those of one file in its order.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  search(query: SearchSlideAssetsQuery = {}, options?: RequestOptions): Pages<SlideAsset, SlideAssetList> {
    return this.api.list({ method: 'GET', path: '/slide_assets', query, options });
  }

  /**
   * Create a slide: `POST /slide_assets`.
   *
   * Adds a presentation of one slide to the library: send a form with its file of at most 200 MiB, or JSON with the id of a file that was uploaded before. The slide is made anew, with only the parts that it needs. A presentation of several slides is sent to `POST /slide_assets/split`.
   *
   * It needs one of the scopes cms:slides:write, cms:write.
   */
  create(
    upload: Omit<CreateSlideRequest, 'file'> & { file: FileSource | string },
    options?: RequestOptions,
  ): Call<SlideAsset> {
    return this.api.call({ method: 'POST', path: '/slide_assets', upload, options });
  }

  /**
   * Retrieve a slide: `GET /slide_assets/{id}`.
   *
   * Returns one slide.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<SlideAsset> {
    return this.api.call({ method: 'GET', path: pathText`/slide_assets/${id}`, options });
  }

  /**
   * Update a slide: `PATCH /slide_assets/{id}`.
   *
   * Changes what is said about a slide, or moves it to another folder. What you leave out stays.
   *
   * It needs one of the scopes cms:slides:write, cms:write.
   */
  update(id: string, body: OwnedAssetDraftRequest = {}, options?: ConditionalOptions): Call<SlideAsset> {
    return this.api.call({ method: 'PATCH', path: pathText`/slide_assets/${id}`, body, options });
  }

  /**
   * Delete a slide: `DELETE /slide_assets/{id}`.
   *
   * Deletes a slide with its library asset, with which it can be restored for 30 days. A slide in a set cannot be deleted.
   *
   * It needs one of the scopes cms:slides:write, cms:write.
   */
  delete(id: string, options?: ConditionalOptions): Call<DeletedSlideAsset> {
    return this.api.call({ method: 'DELETE', path: pathText`/slide_assets/${id}`, options });
  }

  /**
   * Split a presentation into slides: `POST /slide_assets/split`.
   *
   * Starts a job that makes a slide of the library of each slide of a presentation (.pptx, .potx, .ppsx, .pptm, .potm, .ppsm), at most 300. Each is a valid presentation of one slide with only the parts that it needs. Comments, sections, custom shows, macros, signatures, document properties, the thumbnail, and notes without a notes master are left out. If the folder has an equal slide already, that one stays, so that splitting twice doubles nothing. The result of the job has `slide_count` (of the presentation), `created`, `unchanged`, `slides` (the ids, in the order of the presentation) and `left_out` (how many of each kind). A file that cannot be split fails the job with the code of its error, such as `file_encrypted`.
   *
   * It needs one of the scopes cms:slides:write, cms:write.
   */
  split(body: SplitPresentationRequest, options?: RequestOptions): Call<Job> {
    return this.api.call({ method: 'POST', path: '/slide_assets/split', body, options });
  }

  /**
   * Replace the content of a slide: `POST /slide_assets/{id}/versions`.
   *
   * Gives a slide the content of another presentation of one slide, as a new version of its library asset. An approval of the previous content becomes stale. Sets with the slide are composed again in the background. Send a form with the file, or JSON with the id of a file that was uploaded before.
   *
   * It needs one of the scopes cms:slides:write, cms:write.
   */
  addVersion(
    id: string,
    upload: Omit<AddAssetVersionRequest, 'file'> & { file: FileSource | string },
    options?: ConditionalOptions,
  ): Call<SlideAsset> {
    return this.api.call({ method: 'POST', path: pathText`/slide_assets/${id}/versions`, upload, options });
  }

  /**
   * Download a slide: `GET /slide_assets/{id}/download`.
   *
   * Returns the slide as a presentation of one slide (.pptx).
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  download(id: string, options?: RequestOptions): Call<Download> {
    return this.api.download({ method: 'GET', path: pathText`/slide_assets/${id}/download`, options });
  }
}
