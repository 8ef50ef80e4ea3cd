// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { FileSource } from '../../runtime/file-source.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type { FileForm, FilePrecheck, PrecheckFilesRequest, StoredFile } from '../schemas.ts';

/** The operations of files. */
export class FilesResource {
  constructor(protected readonly api: Api) {}

  /**
   * Upload a file: `POST /files`.
   *
   * Stores a file of at most 200 MiB. Its type is found in its content. The file is deleted after 7 days, unless an asset is made of it.
   *
   * It needs one of the scopes cms:write, cms:icons:write, cms:slides:write, cms:deployments:write.
   */
  store(upload: Omit<FileForm, 'file'> & { file: FileSource }, options?: RequestOptions): Call<StoredFile> {
    return this.api.call({ method: 'POST', path: '/files', upload, options });
  }

  /**
   * Retrieve a file: `GET /files/{id}`.
   *
   * Returns an uploaded file with a link to its content.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<StoredFile> {
    return this.api.call({ method: 'GET', path: pathText`/files/${id}`, options });
  }

  /**
   * Find out which files to upload: `POST /files/precheck`.
   *
   * Returns those of up to 1,000 hashes that are the content of no asset, so that a program that copies files uploads only these. Deleted assets and files without an asset do not count, nor does content that the operator has found missing. It changes nothing.
   *
   * It needs one of the scopes cms:write, cms:icons:write, cms:slides:write, cms:deployments:write.
   */
  precheck(body: PrecheckFilesRequest, options?: RequestOptions): Call<FilePrecheck> {
    return this.api.call({ method: 'POST', path: '/files/precheck', body, options });
  }
}
