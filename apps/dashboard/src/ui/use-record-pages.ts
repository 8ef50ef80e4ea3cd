import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

const PAGE_SIZE = 25;

/** The parameters of the next page, as all lists of the API take them. */
export interface Place {
  readonly limit: number;
  readonly starting_after?: string;
}

interface Answer<Item> {
  readonly data: readonly Item[];
  readonly has_more: boolean;
  /** Where the list goes on, if that is not after its last record: the address has `starting_after`. */
  readonly url?: string;
}

export interface RecordPages<Item> {
  /** The records of all pages that were read. */
  readonly items: readonly Item[];
  readonly error: Error | null;
  readonly isLoading: boolean;
  /** Null on the last page. */
  readonly loadMore: (() => void) | null;
  readonly isLoadingMore: boolean;
  readonly retry: () => void;
}

/**
 * Reads a list of the API page by page.
 * @param read reads one page: `(place, signal) => livery.apiKeys.list(place, { signal })`
 */
export function useRecordPages<Item extends { readonly id: string }>(
  queryKey: QueryKey,
  read: (place: Place, signal: AbortSignal) => PromiseLike<Answer<Item>>,
  { refetchInterval = false }: { readonly refetchInterval?: number | false } = {},
): RecordPages<Item> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) =>
      read({ limit: PAGE_SIZE, ...(pageParam !== undefined && { starting_after: pageParam }) }, signal),
    initialPageParam: firstPage(),
    getNextPageParam: nextPlace,
    // Only the first page is read again by itself: further pages would be asked for each time, too.
    refetchInterval: ({ state: { data } }) => (data === undefined || data.pages.length > 1 ? false : refetchInterval),
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

/** A page of a sparse filter may be empty although the list goes on: its address says where. */
function nextPlace({ data, has_more, url = '' }: Answer<{ readonly id: string }>): string | undefined {
  if (!has_more) return undefined;
  const after = new URLSearchParams(url.split('?')[1]).get('starting_after');
  return after ?? data.at(-1)?.id;
}

function firstPage(): string | undefined {
  return undefined;
}
