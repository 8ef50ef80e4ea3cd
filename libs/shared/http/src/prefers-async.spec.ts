import { describe, expect, it } from '@jest/globals';
import { prefersAsync } from './prefers-async.ts';

describe('the header Prefer', () => {
  it.each([
    'respond-async',
    'Respond-Async',
    ' respond-async , wait=10',
    'return=minimal, respond-async',
    'respond-async; foo=bar',
    'foo="a, b", respond-async',
  ])('asks for an answer at once with %s', (header) => {
    expect(prefersAsync(header)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'wait=10',
    'respond-asynchronously',
    'x-respond-async',
    'foo="respond-async"',
    'foo="a, respond-async, b"',
  ])('does not with %s', (header) => {
    expect(prefersAsync(header)).toBe(false);
  });

  it('may be sent several times', () => {
    expect(prefersAsync(['wait=10', 'respond-async'])).toBe(true);
  });
});
