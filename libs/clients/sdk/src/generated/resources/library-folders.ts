// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { RequestOptions, ConditionalOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type {
  CreateLibraryFolderRequest,
  DeletedLibraryFolder,
  LibraryFolder,
  LibraryFolderDetails,
  LibraryFolderList,
  UpdateLibraryFolderRequest,
} from '../schemas.ts';

/** The parameters of `GET /library_folders`. */
export type SearchLibraryFoldersQuery = {
  /** A part of the name, whatever its case. */
  q?: string | undefined;
  /** Returns only the folders that are directly in this folder. */
  parent_id?: string | undefined;
  /** Returns only folders without a parent, in another folder, or of sets. */
  type?: 'root' | 'folder' | 'set' | (string & {}) | undefined;
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** How many records are skipped. Send `next_offset` of a page to get the next one. From 0 to 10000. Default: `0`. */
  offset?: number | undefined;
};

/** The parameters of `DELETE /library_folders/{id}`. */
export type DeleteLibraryFolderQuery = {
  /** Whether all that is in the folder is deleted, too. Default: false. */
  recursive?: boolean | undefined;
};

/** The operations of library folders. */
export class LibraryFoldersResource {
  constructor(protected readonly api: Api) {}

  /**
   * Search library folders: `GET /library_folders`.
   *
   * Lists folders in the order of their names, or finds them by a part of their names.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  search(query: SearchLibraryFoldersQuery = {}, options?: RequestOptions): Pages<LibraryFolder, LibraryFolderList> {
    return this.api.list({ method: 'GET', path: '/library_folders', query, options });
  }

  /**
   * Create a library folder: `POST /library_folders`.
   *
   * Creates a folder. Folders can be 20 levels deep. The name is unique in its parent, whatever its case.
   *
   * It needs one of the scopes cms:write.
   */
  create(body: CreateLibraryFolderRequest, options?: RequestOptions): Call<LibraryFolder> {
    return this.api.call({ method: 'POST', path: '/library_folders', body, options });
  }

  /**
   * Retrieve a library folder: `GET /library_folders/{id}`.
   *
   * Returns one folder, with the folders above it and the number of assets in it.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<LibraryFolderDetails> {
    return this.api.call({ method: 'GET', path: pathText`/library_folders/${id}`, options });
  }

  /**
   * Rename or move a library folder: `PATCH /library_folders/{id}`.
   *
   * Renames a folder, or moves it with all that is in it. What you leave out stays.
   *
   * It needs one of the scopes cms:write.
   */
  update(id: string, body: UpdateLibraryFolderRequest = {}, options?: ConditionalOptions): Call<LibraryFolder> {
    return this.api.call({ method: 'PATCH', path: pathText`/library_folders/${id}`, body, options });
  }

  /**
   * Delete a library folder: `DELETE /library_folders/{id}`.
   *
   * Deletes an empty folder, or with `recursive=true` all that is in it: up to 5,000 folders and 1,000 assets. The assets can be restored for 30 days.
   *
   * It needs one of the scopes cms:write.
   */
  delete(id: string, query: DeleteLibraryFolderQuery = {}, options?: ConditionalOptions): Call<DeletedLibraryFolder> {
    return this.api.call({ method: 'DELETE', path: pathText`/library_folders/${id}`, query, options });
  }
}
