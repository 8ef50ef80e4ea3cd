import { LiveryError } from '@livery/sdk';

/** One page of a list. */
interface Page {
  readonly data: readonly unknown[];
  readonly hasMore: boolean;
  readonly nextOffset: unknown;
  readonly url: unknown;
}

/**
 * The pages of a list, each as an array of records, requested when the one before has been used. Lists are paged by an offset or by the id of a
 * record; the feed of events by the place that its answer names.
 * @param load reads the page at an address
 * @throws LiveryError if an answer is no list, or leads to itself
 */
export async function* listPages(
  first: URL,
  load: (url: URL) => Promise<string>,
): AsyncGenerator<readonly unknown[], void, undefined> {
  for (let url: URL | undefined = first; url !== undefined;) {
    const page = pageOf(await load(url));
    yield url.searchParams.has('ending_before') ? page.data.toReversed() : page.data;
    url = page.hasMore ? addressAfter(url, page) : undefined;
  }
}

function pageOf(text: string): Page {
  const answer = parsed(text);
  if (typeof answer !== 'object' || answer === null || !('data' in answer) || !Array.isArray(answer.data)) {
    throw new LiveryError('The answer is no list. Call it without --paginate.');
  }
  return {
    data: answer.data,
    hasMore: 'has_more' in answer && answer.has_more === true,
    nextOffset: 'next_offset' in answer ? answer.next_offset : undefined,
    url: 'url' in answer ? answer.url : undefined,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function addressAfter(url: URL, { data, nextOffset, url: ofPage }: Page): URL {
  const next = new URL(url);
  const { searchParams } = next;
  if (typeof nextOffset === 'number') searchParams.set('offset', String(nextOffset));
  else if (searchParams.has('after')) searchParams.set('after', placeIn(ofPage));
  else if (searchParams.has('ending_before')) searchParams.set('ending_before', idOf(data[0]));
  else searchParams.set('starting_after', idOf(data.at(-1)));
  if (next.href === url.href) withoutPlace();
  return next;
}

/** With a filter, the feed has read further than its last event. */
function placeIn(url: unknown): string {
  const place = typeof url === 'string' ? URL.parse(url, 'http://livery')?.searchParams.get('after') : undefined;
  return place ?? withoutPlace();
}

function idOf(record: unknown): string {
  const isRecord = typeof record === 'object' && record !== null && 'id' in record;
  return isRecord && typeof record.id === 'string' ? record.id : withoutPlace();
}

function withoutPlace(): never {
  throw new LiveryError('A page says that there are more records, but not where they begin.');
}
