import type { AssetType } from '@livery/content-domain';

/** What was found in the bytes of a file. */
export interface SniffedFile {
  readonly mediaType: string;
  readonly type: AssetType;
  /** In pixels; null for content without a size. */
  readonly width: number | null;
  readonly height: number | null;
}

/** Finds out what a file is from its bytes. What a client says is not trusted. */
export abstract class FileSniffer {
  abstract sniff(file: {
    readonly path: string;
    readonly size: number;
    readonly filename: string;
  }): Promise<SniffedFile>;

  /** Whether a declared media type or the extension of the name contradicts what was found. */
  abstract isContradicted(
    declared: { readonly mediaType: string; readonly filename: string },
    sniffed: SniffedFile,
  ): boolean;
}
