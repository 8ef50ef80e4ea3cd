import { describe, expect, it } from '@jest/globals';
import { listPages } from './list-pages.ts';

const FIRST = 'http://livery.example/api/v1/events';

/** The number of pages until the list ends or fails, and the failure. */
async function pagesOf(first: string, answer: object): Promise<{ pages: number; failure: unknown }> {
  let pages = 0;
  try {
    for await (const page of listPages(new URL(first), () => Promise.resolve(JSON.stringify(answer)))) {
      pages += page.length === 0 ? 1 : 0;
      if (pages > 3) throw new Error('endless');
    }
  } catch (failure) {
    return { pages, failure };
  }
  return { pages, failure: null };
}

describe('a list that leads to itself', () => {
  it.each([
    [`${FIRST}?after=evt_1`, { data: [], has_more: true, url: '/api/v1/events?after=evt_1' }],
    [`${FIRST}?offset=0`, { data: [], has_more: true, next_offset: 0 }],
  ])('ends with a sentence after its first page: %s', async (first, answer) => {
    const { pages, failure } = await pagesOf(first, answer);
    expect(pages).toBe(1);
    expect(String(failure)).toContain('not where they begin');
  });
});
