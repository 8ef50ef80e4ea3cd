import { type AssetContent, contentTypeMismatch, fileEmpty } from '@livery/content-domain';
import { checkedFilename, newId, type Tenant } from '@livery/kernel';
import type { FileSniffer } from './ports/file-sniffer.ts';
import type { FileStorage, StagedFile, UploadedFile } from './ports/file-storage.ts';

/** A file whose bytes are stored, and that no record refers to yet. */
export interface ReceivedFile {
  readonly content: AssetContent;
  readonly staged: StagedFile;
}

/** Takes in uploaded bytes: checks the name, finds out the type, and stores the bytes. */
export class FileIntake {
  constructor(
    private readonly sniffer: FileSniffer,
    private readonly storage: FileStorage,
  ) {}

  /**
   * @param name the name that the client gives in addition to that of the upload
   * @throws DomainError `parameter_invalid`, `file_empty`, `content_type_mismatch`, `unavailable`
   */
  async receive(tenant: Tenant, upload: UploadedFile, name?: string): Promise<ReceivedFile> {
    const filename = checkedFilename(name ?? upload.filename ?? '');
    if (upload.size === 0) throw fileEmpty();
    const sniffed = await this.sniffer.sniff({ path: upload.path, size: upload.size, filename });
    if (this.sniffer.isContradicted({ mediaType: upload.mediaType, filename }, sniffed)) {
      throw contentTypeMismatch(filename, upload.mediaType, sniffed.mediaType);
    }
    const staged = await this.storage.stage(tenant, upload, sniffed.mediaType);
    const content = {
      fileId: newId(),
      contentHash: upload.sha256,
      sizeBytes: upload.size,
      filename,
      mediaType: sniffed.mediaType,
      type: sniffed.type,
      width: sniffed.width,
      height: sniffed.height,
    };
    return { content, staged };
  }
}
