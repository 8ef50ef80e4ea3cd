import { FilesResource } from '../generated/resources/files.ts';
import type { StoredFile } from '../generated/schemas.ts';
import { sha256Of } from '../files/sha256.ts';
import { blobOf, type FileSource } from '../runtime/file-source.ts';
import type { RequestOptions } from '../runtime/options.ts';

/** A file that may be stored already. */
export interface FileUpload {
  readonly file: FileSource;
  /** 1 to 255 characters. Default: the name of the `File`. */
  readonly filename?: string | undefined;
}

/** What became of a file. */
export interface FileOutcome {
  /** The SHA-256 of the content, in lower-case hexadecimal digits. */
  readonly sha256: string;
  /** The file that was uploaded. Null if an asset has this content already, or another of these files. */
  readonly stored: StoredFile | null;
}

/** How many hashes a request may have. */
const HASHES = 1_000;

/** The operations of files. */
export class Files extends FilesResource {
  /**
   * Uploads those of many files whose content no asset has yet. The files are hashed here first, one after another, and contents that the
   * service has are not sent.
   * @returns one outcome for each file, in the same order
   */
  async storeMissing(uploads: readonly FileUpload[], options?: RequestOptions): Promise<FileOutcome[]> {
    const hashed: { readonly sha256: string; readonly blob: Blob; readonly upload: FileUpload }[] = [];
    for (const upload of uploads) {
      const blob = await blobOf(upload.file);
      hashed.push({ sha256: await sha256Of(blob), blob, upload });
    }
    const missing = await missingOf(
      this,
      hashed.map(({ sha256 }) => sha256),
      options,
    );
    const outcomes: FileOutcome[] = [];
    for (const { sha256, blob, upload } of hashed) {
      const isMissing = missing.delete(sha256);
      const stored = isMissing ? await this.store({ ...upload, file: blob }, options) : null;
      outcomes.push({ sha256, stored });
    }
    return outcomes;
  }
}

/** The hashes of contents that have to be uploaded. */
async function missingOf(
  files: FilesResource,
  hashes: readonly string[],
  options: RequestOptions | undefined,
): Promise<Set<string>> {
  const different = [...new Set(hashes)];
  const missing = new Set<string>();
  for (let from = 0; from < different.length; from += HASHES) {
    const answer = await files.precheck({ hashes: different.slice(from, from + HASHES) }, options);
    for (const hash of answer.missing) missing.add(hash);
  }
  return missing;
}
