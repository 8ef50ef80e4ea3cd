import type { JsonObject, JsonValue } from '@livery/kernel';

/** The kind of the jobs that render contents. */
export const RENDER_PREVIEW = 'content.render_preview';

/** A page of the source, and the content whose preview it is. */
export interface PageOrder {
  /** From 0. */
  readonly index: number;
  readonly contentHash: string;
}

/** What a job is to render. */
export interface PreviewOrder {
  readonly sourceHash: string;
  readonly pages: readonly PageOrder[];
  /** The number of pages that the source must have; null if its first page is its own preview. */
  readonly pageCount: number | null;
}

export function payloadOf({ sourceHash, pages, pageCount }: PreviewOrder): JsonObject {
  if (pageCount === null) return { content_hash: sourceHash };
  const contents = pages.map(({ index, contentHash }) => ({ index, content_hash: contentHash }));
  return { content_hash: sourceHash, page_count: pageCount, pages: contents };
}

/** Reads the payload of a job. @throws Error for any other */
export function parsePreviewOrder({ content_hash: sourceHash, page_count, pages }: JsonObject): PreviewOrder {
  if (typeof sourceHash !== 'string') throw new Error('The job names no content.');
  if (!Array.isArray(pages)) return { sourceHash, pages: [{ index: 0, contentHash: sourceHash }], pageCount: null };
  const pageCount = typeof page_count === 'number' ? page_count : null;
  return { sourceHash, pages: pages.map(pageOf), pageCount };
}

function pageOf(value: JsonValue): PageOrder {
  const { index, content_hash: contentHash } = isObject(value) ? value : {};
  if (typeof index !== 'number' || typeof contentHash !== 'string') {
    throw new Error('The job names a page without its content.');
  }
  return { index, contentHash };
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
