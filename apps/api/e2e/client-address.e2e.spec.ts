import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Server } from 'node:http';
import { clientAddress } from '@livery/http';
import { createLogger } from '@livery/runtime';
import { startTestApi, type TestApi } from './test-api.ts';

const TRUSTED = ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'];

let api: TestApi;
let seen: (string | null)[];

beforeAll(async () => {
  api = await startTestApi({ trustedProxies: TRUSTED });
  recordAddresses(api);
});

afterAll(() => api.close());

/** Records the client address of every request as the code of the API determines it. */
function recordAddresses({ application }: TestApi): void {
  seen = [];
  const server: Server = application.getHttpServer();
  server.on('request', (request: object) => {
    if (hasAddress(request)) seen.push(clientAddress(request));
  });
}

function hasAddress(request: object): request is { ip: string } {
  return 'ip' in request && typeof request.ip === 'string';
}

async function addressOf(forwardedFor?: string): Promise<string | null | undefined> {
  seen.length = 0;
  await api.as(null).get('/ping', forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor });
  expect(seen).toHaveLength(1);
  return seen[0];
}

describe("the client's address", () => {
  it('is the address of the peer if no proxy is trusted', async () => {
    expect(await addressOf()).toBe('127.0.0.1');
  });

  it.each([
    ['one trusted proxy reports it', '203.0.113.7', '203.0.113.7'],
    ['a chain of trusted proxies reports it', '203.0.113.7, 10.1.2.3, fd00::1', '203.0.113.7'],
    ['it is an IPv6 address in another notation', '2001:DB8:0:0::7', '2001:db8::7'],
    ['it is an IPv4-mapped address', '::ffff:203.0.113.7', '203.0.113.7'],
    ['a trusted proxy has an IPv4-mapped address', '203.0.113.7, ::ffff:10.0.0.1', '203.0.113.7'],
    ['every address belongs to a trusted proxy', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
  ])('is taken from X-Forwarded-For when %s: %s', async (_, forwardedFor, address) => {
    expect(await addressOf(forwardedFor)).toBe(address);
  });

  it.each([
    ['an address', '198.51.100.1, 203.0.113.7'],
    ['the address of a proxy', '198.51.100.1, 10.9.9.9, 203.0.113.7, 10.1.2.3'],
    ['invalid text', 'localhost, "><script>, 203.0.113.7'],
    ['many addresses', `${'198.51.100.1, '.repeat(500)}203.0.113.7`],
  ])('is never an entry that the client itself put before those of the proxies: %s', async (_, forwardedFor) => {
    expect(await addressOf(forwardedFor)).toBe('203.0.113.7');
  });

  it.each(['unknown', '203.0.113.7:1234', '127.1', '0x7f000001', '10.0.0.256'])(
    'is unknown if a trusted proxy reports something that is not an address: %s',
    async (forwardedFor) => {
      expect(await addressOf(forwardedFor)).toBeNull();
    },
  );

  it('is the address of the peer, whatever header it sends, if no proxy is trusted', async () => {
    const trusting = api;
    api = await startTestApi();
    try {
      recordAddresses(api);
      expect(await addressOf('203.0.113.7')).toBe('127.0.0.1');
    } finally {
      await api.close();
      api = trusting;
    }
  });
});

describe('forwarding headers', () => {
  const seenFrom = async (trustedProxies: readonly string[], name: string): Promise<readonly string[]> => {
    const lines: string[] = [];
    const logger = createLogger({ name: 'livery-test', level: 'warn' }, { write: (line: string) => lines.push(line) });
    const warned = await startTestApi({ trustedProxies, logger });
    try {
      for (let n = 0; n < 2; n += 1) await warned.as(null).get('/ping', { [name]: '203.0.113.7' });
    } finally {
      await warned.close();
    }
    return lines;
  };

  it.each(['X-Forwarded-For', 'Forwarded'])(
    'of a peer that is not trusted are warned about once, with the variable to set: %s',
    async (name) => {
      const lines = await seenFrom(['10.0.0.0/8'], name);
      expect(lines).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
      expect(lines[0]).toContain('"peer":"127.0.0.1"');
    },
  );

  it('of a peer that is trusted are no warning', async () => {
    expect(await seenFrom(TRUSTED, 'X-Forwarded-For')).toEqual([]);
  });
});
