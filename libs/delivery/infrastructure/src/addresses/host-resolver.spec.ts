import { describe, expect, it } from '@jest/globals';
import { resolveHost } from './host-resolver.ts';

describe('the resolver of host names', () => {
  it.each(['localhost', 'api.localhost'])('resolves %s without a query', async (hostname) => {
    expect(await resolveHost(hostname, AbortSignal.abort())).toEqual(['127.0.0.1', '::1']);
  });

  it('returns no address for a name that cannot exist, and stops at the signal', async () => {
    expect(await resolveHost('nowhere.invalid', AbortSignal.timeout(100))).toEqual([]);
  });
});
