import type { Tenant } from '@livery/kernel';

/** A file that this service wrote on the local disk. Disposing of it removes it. */
export interface WrittenFile extends AsyncDisposable {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** Reads small files as a whole, and writes them. */
export abstract class FileBytes {
  /** The bytes of a file on the local disk. */
  abstract ofPath(path: string): Promise<Uint8Array>;
  /** The bytes of a stored file; null if they are gone. */
  abstract ofStored(tenant: Tenant, sha256: string): Promise<Uint8Array | null>;
  abstract write(text: string): Promise<WrittenFile>;
}
