import { describe, expect, it } from '@jest/globals';
import { newId, publicId } from '@livery/kernel';
import { type CursorListQuery, pageRequest } from './cursor-list.query.ts';

const read = (query: CursorListQuery) => () => pageRequest(query, 'evt');

describe('the query of a cursor list', () => {
  it('asks for 50 rows when it does not say', () => {
    expect(read({})()).toEqual({ limit: 50 });
  });

  it('takes every limit from 1 to 200', () => {
    expect([read({ limit: '1' })().limit, read({ limit: '200' })().limit]).toEqual([1, 200]);
  });

  it.each(['0', '201', 'abc', '', '-1', '1.5', '1e2', ' 5', '٣', '00000'])('refuses the limit %j', (limit) => {
    expect(read({ limit })).toThrow(expect.objectContaining({ code: 'limit_out_of_range', param: 'limit' }));
  });

  it('takes a cursor as the record it names', () => {
    const id = newId();
    expect(read({ starting_after: publicId('evt', id) })()).toEqual({ limit: 50, startingAfter: id });
  });

  it.each(['evt_', 'evt_1', publicId('key', newId()), "' or 1=1"])('refuses the cursor %j', (cursor) => {
    expect(read({ starting_after: cursor })).toThrow(
      expect.objectContaining({ code: 'cursor_invalid', param: 'starting_after' }),
    );
    expect(read({ ending_before: cursor })).toThrow(
      expect.objectContaining({ code: 'cursor_invalid', param: 'ending_before' }),
    );
  });

  it('takes one cursor at a time', () => {
    const cursor = publicId('evt', newId());
    expect(read({ starting_after: cursor, ending_before: cursor })).toThrow(
      expect.objectContaining({ code: 'parameter_invalid', param: 'ending_before' }),
    );
  });
});
