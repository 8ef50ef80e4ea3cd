import type { Blobs } from '@livery/blobs';
import { type AssetSource, type FileRepository, type SourceFile, SourceFiles } from '@livery/content-application';
import { fileEmpty, fileMissing } from '@livery/content-domain';
import type { SpoolDirectory } from '@livery/http';
import { checkedFilename, type Tenant } from '@livery/kernel';
import { LocalCopy } from '../text/local-copy.ts';

/** Copies stored files to the local disk. Files that arrive with a request lie there already. */
export class BlobSourceFiles extends SourceFiles {
  constructor(
    private readonly files: FileRepository,
    private readonly blobs: Blobs,
    private readonly directory: SpoolDirectory,
  ) {
    super();
  }

  async open(tenant: Tenant, source: AssetSource, signal = new AbortController().signal): Promise<SourceFile> {
    if ('fileId' in source) return this.copy(tenant, source.fileId, signal);
    const { path, size, filename: sent } = source.upload;
    const filename = checkedFilename(source.filename ?? sent ?? '');
    if (size === 0) throw fileEmpty();
    return { path, size, filename, fileId: null, [Symbol.asyncDispose]: async () => undefined };
  }

  private async copy(tenant: Tenant, fileId: string, signal: AbortSignal): Promise<SourceFile> {
    const file = await this.files.find(tenant, fileId);
    const blob = file === null ? null : await this.blobs.open(tenant, file.contentHash);
    if (file === null || blob === null) throw fileMissing();
    const copy = await LocalCopy.of(blob, this.directory, signal);
    const { path } = copy;
    const { filename, sizeBytes: size } = file;
    return { path, size, filename, fileId, [Symbol.asyncDispose]: () => copy[Symbol.asyncDispose]() };
  }
}
