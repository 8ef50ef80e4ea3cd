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
  AssetUsage,
  AssetUsageList,
  AssetVersion,
  AssetVersionList,
  BulkResult,
  ChangeAssetsInBulkRequest,
  CreateLibraryAssetRequest,
  DeletedLibraryAsset,
  LibraryAsset,
  LibraryAssetDraftRequest,
  LibraryAssetList,
  RequestReviewRequest,
  Review,
} from '../schemas.ts';

/** The parameters of `GET /library_assets`. */
export type SearchLibraryAssetsQuery = {
  /** At most ten words, all of which an asset has in its name, tags, file name, description or text. The last word may be unfinished, unless a space follows it. If hardly anything is found, words that differ by a typing error are found, too. */
  q?: string | undefined;
  /** Returns only assets of this type. */
  type?:
    | 'image'
    | 'icon'
    | 'slide'
    | 'presentation'
    | 'template'
    | 'document'
    | 'font'
    | 'video'
    | 'other'
    | (string & {})
    | undefined;
  /** Returns only assets in this folder. */
  folder?: string | undefined;
  /** Whether assets in folders below `folder` are returned, too. Default: false. */
  recursive?: boolean | undefined;
  /** Returns only assets with this tag, whatever its case. */
  tag?: string | undefined;
  /** Returns only assets with this status. */
  approval_status?:
    'pending' | 'approved' | 'rejected' | 'stale' | 'expired' | 'withdrawn' | 'cancelled' | (string & {}) | undefined;
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** How many records are skipped. Send `next_offset` of a page to get the next one. From 0 to 10000. Default: `0`. */
  offset?: number | undefined;
};

/** The parameters of `GET /library_assets/{id}/versions`. */
export type ListAssetVersionsQuery = {
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The parameters of `GET /library_assets/{id}/usages`. */
export type ListAssetUsagesQuery = {
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** How many records are skipped. Send `next_offset` of a page to get the next one. From 0 to 10000. Default: `0`. */
  offset?: number | undefined;
};

/** The parameters of `GET /library_assets/{id}/preview`. */
export type PreviewLibraryAssetQuery = {
  /** The most pixels that the picture is wide. A smaller one is not enlarged. From 1 to 1280. */
  width?: number | undefined;
  /** The most pixels that the picture is high. From 1 to 1280. */
  height?: number | undefined;
  /** `contain` shows all of the picture, `cover` fills `width` and `height` and cuts off the rest evenly. Default: `contain`. */
  fit?: 'contain' | 'cover' | (string & {}) | undefined;
  /** The format of the picture. `jpeg` has a white background. Default: `png`. */
  format?: 'png' | 'webp' | 'jpeg' | (string & {}) | undefined;
};

/** The operations of library assets. */
export class LibraryAssetsResource {
  constructor(protected readonly api: Api) {}

  /**
   * Search library assets: `GET /library_assets`.
   *
   * Lists assets, newest first, or finds them by words, best first. Publishable keys see only assets that may be released.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  search(query: SearchLibraryAssetsQuery = {}, options?: RequestOptions): Pages<LibraryAsset, LibraryAssetList> {
    return this.api.list({ method: 'GET', path: '/library_assets', query, options });
  }

  /**
   * Create a library asset: `POST /library_assets`.
   *
   * Adds an asset to the library: send a form with its file of at most 200 MiB, or JSON with the id of a file that was uploaded before.
   *
   * It needs one of the scopes cms:write.
   */
  create(
    upload: Omit<CreateLibraryAssetRequest, 'file'> & { file: FileSource | string },
    options?: RequestOptions,
  ): Call<LibraryAsset> {
    return this.api.call({ method: 'POST', path: '/library_assets', upload, options });
  }

  /**
   * Retrieve a library asset: `GET /library_assets/{id}`.
   *
   * Returns one asset.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<LibraryAsset> {
    return this.api.call({ method: 'GET', path: pathText`/library_assets/${id}`, options });
  }

  /**
   * Update a library asset: `PATCH /library_assets/{id}`.
   *
   * Changes what is said about an asset, or moves it to another folder. What you leave out stays.
   *
   * It needs one of the scopes cms:write.
   */
  update(id: string, body: LibraryAssetDraftRequest = {}, options?: ConditionalOptions): Call<LibraryAsset> {
    return this.api.call({ method: 'PATCH', path: pathText`/library_assets/${id}`, body, options });
  }

  /**
   * Delete a library asset: `DELETE /library_assets/{id}`.
   *
   * Deletes an asset. It can be restored for 30 days. Links to it no longer open. What is in use cannot be deleted.
   *
   * It needs one of the scopes cms:write.
   */
  delete(id: string, options?: ConditionalOptions): Call<DeletedLibraryAsset> {
    return this.api.call({ method: 'DELETE', path: pathText`/library_assets/${id}`, options });
  }

  /**
   * Restore a library asset: `POST /library_assets/{id}/restore`.
   *
   * Restores a deleted asset. If its folder was deleted, too, the asset is in no folder.
   *
   * It needs one of the scopes cms:write.
   */
  restore(id: string, options?: RequestOptions): Call<LibraryAsset> {
    return this.api.call({ method: 'POST', path: pathText`/library_assets/${id}/restore`, options });
  }

  /**
   * Change many library assets: `POST /library_assets/bulk`.
   *
   * Moves, tags, untags or deletes up to 500 assets, or requests their reviews. An asset for which this is impossible stays as it is, and its result says why. The others are changed.
   *
   * It needs one of the scopes cms:write.
   */
  changeInBulk(body: ChangeAssetsInBulkRequest, options?: RequestOptions): Call<BulkResult> {
    return this.api.call({ method: 'POST', path: '/library_assets/bulk', body, options });
  }

  /**
   * Download a library asset: `GET /library_assets/{id}/download`.
   *
   * Returns the content of the current version.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  download(id: string, options?: RequestOptions): Call<Download> {
    return this.api.download({ method: 'GET', path: pathText`/library_assets/${id}/download`, options });
  }

  /**
   * List the versions of an asset: `GET /library_assets/{id}/versions`.
   *
   * Lists the versions of an asset, newest first.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  listVersions(
    id: string,
    query: ListAssetVersionsQuery = {},
    options?: RequestOptions,
  ): Pages<AssetVersion, AssetVersionList> {
    return this.api.list({ method: 'GET', path: pathText`/library_assets/${id}/versions`, query, options });
  }

  /**
   * Add a version to an asset: `POST /library_assets/{id}/versions`.
   *
   * Replaces the content of an asset. An approval of the previous content becomes stale. Send a form with the file, or JSON with the id of a file that was uploaded before.
   *
   * It needs one of the scopes cms:write.
   */
  addVersion(
    id: string,
    upload: Omit<AddAssetVersionRequest, 'file'> & { file: FileSource | string },
    options?: ConditionalOptions,
  ): Call<LibraryAsset> {
    return this.api.call({ method: 'POST', path: pathText`/library_assets/${id}/versions`, upload, options });
  }

  /**
   * Restore a version of an asset: `POST /library_assets/{id}/versions/{number}/restore`.
   *
   * Makes the content of an earlier version the newest version.
   *
   * It needs one of the scopes cms:write.
   */
  restoreVersion(id: string, number: number, options?: ConditionalOptions): Call<LibraryAsset> {
    return this.api.call({ method: 'POST', path: pathText`/library_assets/${id}/versions/${number}/restore`, options });
  }

  /**
   * List what uses an asset: `GET /library_assets/{id}/usages`.
   *
   * Lists the sets that contain the asset or were made with it as their template, and the deployments with it that are active or may become it. While there is any, the asset cannot be deleted. At most 1,000 of a kind are listed.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  listUsages(
    id: string,
    query: ListAssetUsagesQuery = {},
    options?: RequestOptions,
  ): Pages<AssetUsage, AssetUsageList> {
    return this.api.list({ method: 'GET', path: pathText`/library_assets/${id}/usages`, query, options });
  }

  /**
   * Show a library asset as a picture: `GET /library_assets/{id}/preview`.
   *
   * Returns the picture that `preview_url` leads to: a PNG of the asset, or of its first page, with at most 1,280 pixels on its longest side. Until it is rendered, which takes seconds, a PNG, JPEG, GIF or WebP is returned as it is. Other assets, and those whose rendering has failed, have no picture. With `width`, `height`, `fit` or `format`, the rendered picture is returned in that size and format.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  preview(id: string, query: PreviewLibraryAssetQuery = {}, options?: RequestOptions): Call<Download> {
    return this.api.download({ method: 'GET', path: pathText`/library_assets/${id}/preview`, query, options });
  }

  /**
   * Request a review: `POST /library_assets/{id}/reviews`.
   *
   * Requests a review of the current version of an asset. Its type must need reviews by the review policy. A pending review of an earlier version is cancelled.
   *
   * It needs one of the scopes cms:write.
   */
  requestReview(id: string, body: RequestReviewRequest = {}, options?: RequestOptions): Call<Review> {
    return this.api.call({ method: 'POST', path: pathText`/library_assets/${id}/reviews`, body, options });
  }
}
