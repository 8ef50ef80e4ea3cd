import type { Tenant } from '@livery/kernel';
import type { AssetSource } from '../asset-sources.ts';
import type { LocalFile } from './presentation-splitter.ts';

/** A file that a caller sent or named, on the local disk. Disposing of it removes a copy. */
export interface SourceFile extends LocalFile, AsyncDisposable {
  readonly filename: string;
  /** The UUID of the file that was uploaded before; null for a file that the request itself contains. */
  readonly fileId: string | null;
}

/** Opens files that become something else, and that no record holds. */
export abstract class SourceFiles {
  /** @throws DomainError `resource_missing` for the file, `file_empty`, `parameter_invalid` for its name */
  abstract open(tenant: Tenant, source: AssetSource, signal?: AbortSignal): Promise<SourceFile>;
}
