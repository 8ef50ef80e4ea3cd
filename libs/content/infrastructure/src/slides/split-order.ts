import { type JsonObject, type JsonValue, parsePublicId, publicId } from '@livery/kernel';

/** The kind of the jobs that split presentations. */
export const SPLIT_PRESENTATION = 'content.split_presentation';

/** What is to be split, and what is said about the slides. */
export interface SplitOrder {
  readonly fileId: string;
  readonly folderId: string | null;
  readonly indexes: readonly number[] | null;
  readonly tags: readonly string[];
}

export function payloadOf({ fileId, folderId, indexes, tags }: SplitOrder): JsonObject {
  return {
    file: publicId('file', fileId),
    folder: folderId === null ? null : publicId('fold', folderId),
    slides: indexes,
    tags,
  };
}

/** @throws Error for a payload that no caller of `payloadOf` has written */
export function splitOrderOf({ file, folder, slides, tags }: JsonObject): SplitOrder {
  const fileId = typeof file === 'string' ? parsePublicId('file', file) : undefined;
  if (fileId === undefined) throw new Error('The job names no file.');
  const folderId = typeof folder === 'string' ? parsePublicId('fold', folder) : undefined;
  const indexes = isList(slides) ? slides.map(Number) : null;
  return { fileId, folderId: folderId ?? null, indexes, tags: isList(tags) ? tags.map(String) : [] };
}

/** How far a split is. */
export interface SplitProgress {
  /** Of each wanted slide so far, the UUID of the slide that was made of it or is equal to it. */
  readonly ids: readonly string[];
  readonly created: number;
  readonly unchanged: number;
}

export function checkpointOf({ ids, created, unchanged }: SplitProgress): JsonObject {
  return { slides: ids, created, unchanged };
}

export function progressOf(checkpoint: JsonObject | null): SplitProgress {
  const ids = checkpoint?.['slides'];
  return {
    ids: isList(ids) ? ids.map(String) : [],
    created: Number(checkpoint?.['created'] ?? 0),
    unchanged: Number(checkpoint?.['unchanged'] ?? 0),
  };
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}
