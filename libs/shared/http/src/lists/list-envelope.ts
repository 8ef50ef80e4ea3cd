import { type JsonSchema, type Page, recordSchema } from '@livery/kernel';

export interface ListEnvelope<T> {
  readonly object: 'list';
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly url: string;
}

/** The envelope of every list. @param path the path of the endpoint, without the version segment */
export function listEnvelope<T>(page: Page<T>, path: string): ListEnvelope<T> {
  return { object: 'list', data: page.items, has_more: page.hasMore, url: `/api/v1${path}` };
}

export function listSchema(item: JsonSchema & { readonly title: string }): JsonSchema {
  return {
    title: `${item.title}List`,
    description: 'One page of a list.',
    ...recordSchema({
      object: { const: 'list' },
      data: { type: 'array', items: item },
      has_more: { type: 'boolean', description: 'Whether the list has more records beyond this page.' },
      url: { type: 'string', description: 'The path of the list.' },
    }),
  };
}

/** The envelope of a list that is paged by an offset (interface document, section 2). */
export interface OffsetListEnvelope<T> extends ListEnvelope<T> {
  readonly next_offset: number;
}

/** @param offset the offset of the page */
export function offsetListEnvelope<T>(page: Page<T>, path: string, offset: number): OffsetListEnvelope<T> {
  return { ...listEnvelope(page, path), next_offset: offset + page.items.length };
}

export function offsetListSchema(item: JsonSchema & { readonly title: string }): JsonSchema {
  const { properties = {}, ...list } = listSchema(item);
  const next_offset = { type: 'integer', description: 'The offset of the next page.' } as const;
  return { ...list, ...recordSchema({ ...properties, next_offset }) };
}
