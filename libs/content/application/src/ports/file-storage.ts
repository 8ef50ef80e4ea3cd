import type { Tenant, Transaction } from '@livery/kernel';

/** A file that has arrived and lies on the local disk until its request ends. */
export interface UploadedFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
  /** As the client wrote it. */
  readonly filename: string | undefined;
  /** As the client wrote it, in lower case. */
  readonly mediaType: string;
}

/** Bytes that are stored durably, but that no record refers to yet. They are removed unless they are kept. */
export interface StagedFile {
  /** Keeps the bytes as those of a file record. */
  keep(fileId: string, transaction: Transaction): Promise<void>;
}

/** Stores the bytes of files. */
export abstract class FileStorage {
  /** Stores bytes. Call it before the unit of work. @throws DomainError `unavailable` */
  abstract stage(tenant: Tenant, upload: UploadedFile, mediaType: string): Promise<StagedFile>;

  /** Gives up the bytes of file records. They are removed when no other record refers to them. */
  abstract release(tenant: Tenant, fileIds: readonly string[], transaction: Transaction): Promise<void>;
}
