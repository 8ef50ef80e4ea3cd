import { rm } from 'node:fs/promises';
import type { Blobs, StagedBlob } from '@livery/blobs';
import type { ArrivingDocument, StagedDocument } from '@livery/brand-governance-application';
import type { DocumentFormat } from '@livery/brand-governance-domain';
import type { Tenant } from '@livery/kernel';
import { DOCUMENT_ROLE } from './document-role.ts';

/** The media types under which documents are stored. */
const MEDIA_TYPES: Readonly<Record<DocumentFormat, string>> = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export interface CopiedFile {
  readonly tenant: Tenant;
  readonly format: DocumentFormat;
  readonly size: number;
  /** Of the copy on the disk of this machine. */
  readonly path: string;
}

/** A document whose copy becomes a staged blob as soon as it is complete, while the document is judged. */
export class CopiedDocument implements ArrivingDocument {
  readonly copy;
  private staging: Promise<StagedBlob> | undefined;
  private isSettled = false;

  constructor(
    private readonly blobs: Blobs,
    private readonly file: CopiedFile,
  ) {
    this.copy = { path: file.path, complete: (contentSha256: string) => this.begin(contentSha256) };
  }

  async staged(): Promise<StagedDocument> {
    if (this.staging === undefined) throw new Error('The copy of the document is not complete.');
    const staged = await this.staging;
    return {
      keep: (holder, transaction) => this.blobs.keep(staged, { holder, role: DOCUMENT_ROLE }, transaction),
      discard: (transaction) => this.blobs.discard(staged, transaction),
    };
  }

  /** Removes the copy: at once, or when a store that is still reading it has come to an end. */
  async [Symbol.asyncDispose](): Promise<void> {
    if (this.staging === undefined || this.isSettled) await this.remove();
    else void this.staging.then(this.remove, this.remove);
  }

  private readonly remove = (): Promise<void> => rm(this.file.path, { force: true }).catch(() => undefined);

  private begin(sha256: string): void {
    const { tenant, format, size, path } = this.file;
    this.staging ??= this.blobs.stage(tenant, { path, size, sha256 }, MEDIA_TYPES[format]);
    const settle = (): void => void (this.isSettled = true);
    // Whoever needs the bytes asks for them; a document that was refused does not.
    this.staging.then(settle, settle);
  }
}
