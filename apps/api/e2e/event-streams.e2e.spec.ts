import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServerSentEvent } from '@livery/http';
import { DomainError } from '@livery/kernel';
import { poll } from '@livery/testing';
import { startStreamsApi, type StreamsApi } from './streams/start-streams-api.ts';

let api: StreamsApi;
let isClosed: boolean;

beforeEach(async () => {
  api = await startStreamsApi();
  isClosed = false;
});

afterEach(() => (isClosed ? undefined : api.close()));

async function open(headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<IncomingMessage> {
  const options = { host: '127.0.0.1', port: api.port, path: '/api/v1/streams/events', method };
  const sent = request({ ...options, headers: { authorization: 'Bearer sk', ...headers } }).end();
  const [response] = await once(sent, 'response');
  return response;
}

/** Events without end, and whether they were ended. */
class Ticks implements AsyncIterableIterator<ServerSentEvent> {
  hasReturned = false;
  asked = 0;
  private wake: (() => void) | undefined;

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<ServerSentEvent>> {
    this.asked += 1;
    if (this.asked > 1) await new Promise<void>((resolve) => (this.wake = resolve));
    if (this.hasReturned) return { done: true, value: undefined };
    return { done: false, value: { event: 'tick', data: { asked: this.asked } } };
  }

  return(): Promise<IteratorResult<ServerSentEvent>> {
    this.hasReturned = true;
    this.wake?.();
    return Promise.resolve({ done: true, value: undefined });
  }
}

describe('an answer of events', () => {
  it('has each event as text, and ends with the last', async () => {
    api.streams.events = async function* () {
      yield { id: '1', event: 'started', data: { text: 'a\nb' } };
      await Promise.resolve();
      yield { event: 'ended', data: {} };
    };
    const response = await open({ accept: 'text/event-stream', 'accept-encoding': 'br, gzip' });
    expect(await text(response)).toBe('id: 1\nevent: started\ndata: {"text":"a\\nb"}\n\nevent: ended\ndata: {}\n\n');
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
    });
    expect(response.headers).not.toHaveProperty('content-encoding');
  });

  it('is refused to a caller that accepts only other types', async () => {
    const response = await open({ accept: 'application/json' });
    expect(response.statusCode).toBe(406);
    expect(await text(response)).toContain('text/event-stream only');
  });

  it('has no events for HEAD', async () => {
    const ticks = new Ticks();
    api.streams.events = () => ticks;
    const response = await open({}, 'HEAD');
    expect(response.statusCode).toBe(200);
    expect(ticks).toMatchObject({ asked: 0, hasReturned: true });
  });

  it('ends its source when the client leaves', async () => {
    const ticks = new Ticks();
    api.streams.events = () => ticks;
    const response = await open();
    response.once('data', () => response.destroy());
    await poll('the end of the source', () => ticks.hasReturned);
    expect(api.log).toEqual([]);
  });

  it('ends when the server closes', async () => {
    const ticks = new Ticks();
    api.streams.events = () => ticks;
    const received = text(await open());
    await poll('the first event', () => ticks.asked === 2);
    isClosed = true;
    await api.close();
    expect(await received).toContain('event: tick');
    expect(ticks.hasReturned).toBe(true);
  });

  it('is a documented error if its source fails at once', async () => {
    api.streams.events = async function* () {
      await Promise.reject(new DomainError('unavailable', 'unavailable', 'Away.'));
      yield { event: 'never', data: {} };
    };
    const response = await open();
    expect(response.statusCode).toBe(503);
    expect(await text(response)).toContain('"code":"unavailable"');
  });

  it.each([
    ['its source fails later', new Error('the source has died'), { event: 'a', data: {} }],
    ['an event would end its line', undefined, { event: 'a\ndata: forged', data: {} }],
  ])('breaks the connection and is logged if %s', async (_, error, second) => {
    api.streams.events = async function* () {
      yield { event: 'first', data: {} };
      await Promise.resolve();
      if (error !== undefined) throw error;
      yield second;
    };
    await expect(open().then(text)).rejects.toThrow(/aborted|socket hang up/);
    await poll('the log', () => api.log.length === 1);
  });
});
