import type { Answered, Call } from './call.ts';
import { unexpectedBecause } from './read-answer.ts';

/** One page of a list. */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly has_more: boolean;
  /** Where the next page begins, in lists that are paged by an offset. */
  readonly next_offset?: number;
}

/** The parameters of a list that say where a page begins. */
interface Place {
  readonly starting_after?: string;
  readonly ending_before?: string;
  readonly offset?: number;
}

/**
 * A list. `await` returns its first page, and `for await` all records, page by page. With `ending_before` the records come in the
 * opposite order, beginning with the nearest one.
 */
export class Pages<Item extends { readonly id: string }, Answer extends Page<Item>>
  implements PromiseLike<Answer>, AsyncIterable<Item>
{
  constructor(
    private readonly query: object,
    private readonly load: (query: object) => Call<Answer>,
  ) {}

  then<Result = Answer, Failure = never>(
    onFulfilled?: ((page: Answer) => Result | PromiseLike<Result>) | null,
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    return this.load(this.query).then(onFulfilled, onRejected);
  }

  /** The pages, each requested when the one before has been read. @throws UnexpectedAnswerError if they lead nowhere, or in a circle */
  async *pages(): AsyncGenerator<Answer, void, undefined> {
    const sent = new Set<string>();
    for (let query: object | undefined = this.query; query !== undefined;) {
      sent.add(JSON.stringify(query));
      const answer: Answered<Answer> = await this.load(query).withResponse();
      const page = answer.data;
      query = page.has_more ? { ...query, ...this.placeAfter(page) } : undefined;
      if (query !== undefined && (page.data.length === 0 || sent.has(JSON.stringify(query)))) {
        throw unexpectedBecause(answer, 'says that there are more records, but leads to none.', JSON.stringify(page));
      }
      yield page;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const { data } of this.pages()) yield* this.isBackwards ? data.toReversed() : data;
  }

  /** The records in one array, from as many pages as needed. @param limit how many records at most */
  async toArray({ limit }: { readonly limit: number }): Promise<Item[]> {
    const items: Item[] = [];
    if (limit <= 0) return items;
    for await (const item of this) {
      if (items.push(item) >= limit) break;
    }
    return items;
  }

  private get isBackwards(): boolean {
    return 'ending_before' in this.query && this.query.ending_before !== undefined;
  }

  private placeAfter({ data, next_offset }: Answer): Place {
    if (next_offset !== undefined) return { offset: next_offset };
    const [first, last] = [data[0], data.at(-1)];
    if (first === undefined || last === undefined) return {};
    return this.isBackwards ? { ending_before: first.id } : { starting_after: last.id };
  }
}

/** Whether an answer has a list of records with ids. */
export function isPage({ data }: { readonly data: unknown }): boolean {
  return Array.isArray(data) && data.every(hasId);
}

function hasId(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
