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
  CreateIconSetRequest,
  DeletedIconSet,
  IconSet,
  IconSetList,
  ImportIconsRequest,
  Job,
  UpdateIconSetRequest,
} from '../schemas.ts';

/** The parameters of `GET /icon_sets`. */
export type ListIconSetsQuery = {
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The parameters of `DELETE /icon_sets/{id}`. */
export type DeleteIconSetQuery = {
  /** Whether the icons of the set are deleted, too. Default: false. */
  recursive?: boolean | undefined;
};

/** The parameters of `GET /icon_sets/{id}/export`. */
export type ExportIconsQuery = {
  /** `zip`: a file for each icon. `iconify`: IconifyJSON. `sprite`: one SVG with symbols. Default: `zip`. */
  format?: 'zip' | 'iconify' | 'sprite' | (string & {}) | undefined;
};

/** The operations of icon sets. */
export class IconSetsResource {
  constructor(protected readonly api: Api) {}

  /**
   * List icon sets: `GET /icon_sets`.
   *
   * Lists the sets of icons, newest first.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  list(query: ListIconSetsQuery = {}, options?: RequestOptions): Pages<IconSet, IconSetList> {
    return this.api.list({ method: 'GET', path: '/icon_sets', query, options });
  }

  /**
   * Create an icon set: `POST /icon_sets`.
   *
   * Creates a set of icons. Without a `slug`, it is made of the name.
   *
   * It needs one of the scopes cms:icons:write, cms:write.
   */
  create(body: CreateIconSetRequest, options?: RequestOptions): Call<IconSet> {
    return this.api.call({ method: 'POST', path: '/icon_sets', body, options });
  }

  /**
   * Retrieve an icon set: `GET /icon_sets/{id}`.
   *
   * Returns one set of icons.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<IconSet> {
    return this.api.call({ method: 'GET', path: pathText`/icon_sets/${id}`, options });
  }

  /**
   * Update an icon set: `PATCH /icon_sets/{id}`.
   *
   * Changes what is said about a set of icons. What you leave out stays.
   *
   * It needs one of the scopes cms:icons:write, cms:write.
   */
  update(id: string, body: UpdateIconSetRequest = {}, options?: ConditionalOptions): Call<IconSet> {
    return this.api.call({ method: 'PATCH', path: pathText`/icon_sets/${id}`, body, options });
  }

  /**
   * Delete an icon set: `DELETE /icon_sets/{id}`.
   *
   * Deletes an empty set of icons, or with `recursive=true` its icons, too. The icons can be restored in the library for 30 days, and are then in no set.
   *
   * It needs one of the scopes cms:icons:write, cms:write.
   */
  delete(id: string, query: DeleteIconSetQuery = {}, options?: ConditionalOptions): Call<DeletedIconSet> {
    return this.api.call({ method: 'DELETE', path: pathText`/icon_sets/${id}`, query, options });
  }

  /**
   * Import icons: `POST /icon_sets/{id}/import`.
   *
   * Starts a job that adds the icons of a zip archive of SVG files, or of an IconifyJSON, to a set: at most 10,000. Each is sanitised as in POST /icons. An icon whose slug the set has already becomes its next version, unless nothing differs, so that importing twice changes nothing. A set without a `licence` gets that of the IconifyJSON. An IconifyJSON has at most 16 MiB. The job fails if an archive contains no SVG files, and with `file_too_complex` if its icons take more than five minutes of processor time: those before stay. The `result` of the job has the numbers `imported`, `updated`, `skipped` and `refused`, and in `refusals` the name, the code and the reason of the first 100 refused icons. The uploaded file is deleted afterwards.
   *
   * It needs one of the scopes cms:icons:write, cms:write.
   */
  import(
    id: string,
    upload: Omit<ImportIconsRequest, 'file'> & { file: FileSource | string },
    options?: RequestOptions,
  ): Call<Job> {
    return this.api.call({ method: 'POST', path: pathText`/icon_sets/${id}/import`, upload, options });
  }

  /**
   * Export icons: `GET /icon_sets/{id}/export`.
   *
   * Returns all icons of a set in their own colours: as a zip archive of SVG files, as IconifyJSON, or as an SVG sprite. The same icons always give the same bytes.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  export(id: string, query: ExportIconsQuery = {}, options?: RequestOptions): Call<Download> {
    return this.api.download({ method: 'GET', path: pathText`/icon_sets/${id}/export`, query, options });
  }
}
