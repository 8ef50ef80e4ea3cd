import type { KnownPreview, LibraryAsset, LibraryFolder, StoredFile } from '@livery/content-domain';

/** Makes the links that records contain, for one caller. */
export interface LibraryLinks {
  /** A link to the content of an asset; null for callers who may not open it. */
  content(asset: LibraryAsset): string | null;
  /** A link to a picture of an asset; null if there is none. @param rendered null while nothing is known of its rendering */
  preview(asset: LibraryAsset, rendered: KnownPreview | null): string | null;
  /** A link that may be stored, to whatever content the asset has; null for callers who do not get one. */
  published(asset: LibraryAsset): string | null;
  /** The address of the page of a folder, or of the list of its assets; null for callers who do not get one. */
  folder(folder: LibraryFolder): string | null;
  /** The address of the SVG of an icon, for callers with a credential. @param iconId the public id */
  icon(iconId: string): string | null;
}

/** Makes links to files, too. */
export interface FileLinks {
  file(file: StoredFile): string;
}

/** For events, which are kept longer than links are valid. */
export const NO_LINKS: LibraryLinks = {
  content: () => null,
  preview: () => null,
  published: () => null,
  folder: () => null,
  icon: () => null,
};

/** For assets that are represented without links. */
export const NO_PREVIEWS: ReadonlyMap<string, KnownPreview> = new Map();
