import { describe, expect, it } from '@jest/globals';
import { resolveHost } from './host-resolver.ts';

describe('the resolver of host names', () => {
  it.each(['localhost', 'api.localhost'])('knows %s without asking anybody', async (hostname) => {
    expect(await resolveHost(hostname, AbortSignal.abort())).toEqual(['127.0.0.1', '::1']);
  });

  it('finds no address for a name that cannot exist, and stops when it is told to', async () => {
    expect(await resolveHost('nowhere.invalid', AbortSignal.timeout(100))).toEqual([]);
  });
});
