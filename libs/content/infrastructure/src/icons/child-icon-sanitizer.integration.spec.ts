import { afterEach, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { ChildIconSanitizer } from './child-icon-sanitizer.ts';
import { ICON_SANITIZING_LIMITS } from './icon-sanitizing-limits.ts';

const ICON = Buffer.from('<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>');

let sanitizer: ChildIconSanitizer;

function open(options: Partial<typeof ICON_SANITIZING_LIMITS> | { readonly queueLength: number } = {}) {
  sanitizer = new ChildIconSanitizer({ ...ICON_SANITIZING_LIMITS, ...options });
  return sanitizer;
}

afterEach(() => sanitizer.onApplicationShutdown());

describe('icons in the queue of the sanitiser', () => {
  it('of one organization take half of it, and the next ones are refused for a moment', async () => {
    open({ queueLength: 4 });
    const ofOne = [1, 2, 3].map(() => sanitizer.sanitize(ICON, { organizationId: 'one' }));
    await expect(sanitizer.sanitize(ICON, { organizationId: 'one' })).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 1,
    });
    const all = await Promise.all([...ofOne, sanitizer.sanitize(ICON, { organizationId: 'two' })]);
    expect(all.map(({ viewBox }) => viewBox)).toEqual(['0 0 9 9', '0 0 9 9', '0 0 9 9', '0 0 9 9']);
  });

  it('leave it with the caller who has sent them', async () => {
    open({ queueLength: 4 });
    const gone = new AbortController();
    const order = { organizationId: 'one', signal: gone.signal };
    const all = Promise.allSettled([sanitizer.sanitize(ICON, order), sanitizer.sanitize(ICON, order)]);
    gone.abort(new Error('the caller has left'));
    expect(await all).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    let spent = -1;
    await sanitizer.sanitize(ICON, { organizationId: 'two', onSpent: (processorMs) => (spent = processorMs) });
    await poll('the time of the icon', () => spent >= 0);
  });
});
