import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { RecordPages } from './use-record-pages.ts';

const PAGE_SIZE = 50;
/** The API skips no more records than this. */
const MAX_OFFSET = 10_000;

/** The parameters of the next page of a list without a cursor. */
interface OffsetPlace {
  readonly limit: number;
  readonly offset: number;
}

interface Answer<Item> {
  readonly data: readonly Item[];
  readonly has_more: boolean;
  readonly next_offset: number;
}

/** Reads a list of the API that counts what it skips, page by page. */
export function useOffsetPages<Item extends { readonly id: string }>(
  queryKey: QueryKey,
  read: (place: OffsetPlace, signal: AbortSignal) => PromiseLike<Answer<Item>>,
): RecordPages<Item> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam: offset, signal }) => read({ limit: PAGE_SIZE, offset }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ has_more, next_offset }: Answer<Item>) =>
      has_more && next_offset <= MAX_OFFSET ? next_offset : undefined,
  });
  return {
    items: query.data?.pages.flatMap(({ data }) => data) ?? [],
    error: query.error,
    isLoading: query.isPending,
    loadMore: query.hasNextPage ? () => void query.fetchNextPage() : null,
    isLoadingMore: query.isFetchingNextPage,
    retry: () => void query.refetch(),
  };
}
