import { describe, expect, it } from '@jest/globals';
import { DomainError, newId, publicId } from '@livery/kernel';
import fc from 'fast-check';
import { type CursorListQuery, pageRequest } from './cursor-list.query.ts';

const read = (query: CursorListQuery) => () => pageRequest(query, 'evt');

describe('the query of a cursor list', () => {
  it('requests 50 rows by default', () => {
    expect(read({})()).toEqual({ limit: 50 });
  });

  it('accepts every limit from 1 to 200', () => {
    expect([read({ limit: '1' })().limit, read({ limit: '200' })().limit]).toEqual([1, 200]);
  });

  it.each(['0', '201', 'abc', '', '-1', '1.5', '1e2', ' 5', '٣', '00000'])('refuses the limit %j', (limit) => {
    expect(read({ limit })).toThrow(expect.objectContaining({ code: 'limit_out_of_range', param: 'limit' }));
  });

  it('decodes a cursor to the UUID of its record', () => {
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

  it('refuses two cursors', () => {
    const cursor = publicId('evt', newId());
    expect(read({ starting_after: cursor, ending_before: cursor })).toThrow(
      expect.objectContaining({ code: 'parameter_invalid', param: 'ending_before' }),
    );
  });

  it('accepts exactly the whole numbers from 1 to 200 as limits', () => {
    const digits = fc.nat({ max: 999 }).map(String);
    fc.assert(
      fc.property(fc.oneof(digits, fc.string(), fc.anything()), (limit) => {
        fc.pre(limit !== undefined);
        const isLimit =
          typeof limit === 'string' && /^\d{1,3}$/.test(limit) && Number(limit) >= 1 && Number(limit) <= 200;
        if (isLimit) expect(read({ limit })().limit).toBe(Number(limit));
        else expect(read({ limit })).toThrow(expect.objectContaining({ code: 'limit_out_of_range' }));
      }),
    );
  });

  it('accepts the id of any record of its list, and refuses all other text with a documented error', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(read({ ending_before: publicId('evt', uuid) })().endingBefore).toBe(uuid);
      }),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string().map((text) => `evt_${text}`),
        ),
        (cursor) => {
          fc.pre(!/^evt_[0-9A-Za-z]{22}$/.test(cursor));
          expect(read({ starting_after: cursor })).toThrow(DomainError);
        },
      ),
    );
  });
});
