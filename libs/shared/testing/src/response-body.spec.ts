import { describe, expect, it } from '@jest/globals';
import { ApiContract } from './api-contract.ts';
import { assertBody } from './response-body.ts';

const tick = { type: 'object', properties: { done: { type: 'integer' } }, required: ['done'] };
const contract = new ApiContract({
  bytes: { '*/*': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } },
  events: { 'text/event-stream': { schema: tick } },
  empty: {},
});

function judging(kind: string, type: string | undefined, body: unknown): () => void {
  return () => assertBody(contract, { headers: { 'content-type': type }, body }, { location: [kind], where: 'here' });
}

describe('the body of an answer', () => {
  it('of bytes is of any type, and of one', () => {
    expect(judging('bytes', 'image/png', Buffer.from('a'))).not.toThrow();
    expect(judging('bytes', undefined, Buffer.from('a'))).toThrow('no type');
  });

  it('of events has data that each fit the schema', () => {
    const text = 'event: a\ndata: {"done":1}\n\n:\n\nid: 2\nevent: a\ndata: {"done":2}\n\n';
    expect(judging('events', 'text/event-stream; charset=utf-8', text)).not.toThrow();
    expect(judging('events', 'text/event-stream', text.replace('2}', '"2"}'))).toThrow('does not fit');
    expect(judging('events', 'application/json', text)).toThrow('application/json');
  });

  it('must be empty if none is documented', () => {
    expect(judging('empty', undefined, undefined)).not.toThrow();
    expect(judging('empty', 'image/png', Buffer.from('a'))).toThrow('none is documented');
  });
});
