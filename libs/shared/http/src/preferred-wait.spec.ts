import { expect, it } from '@jest/globals';
import { preferredWaitSeconds } from './preferred-wait.ts';

it.each([
  ['wait=10', 10],
  ['wait=3', 3],
  [' respond-async , Wait = 5 ; foo=bar', 5],
  ['wait=600', 10],
])('the header Prefer with %s asks for a wait of %d seconds', (prefer, seconds) => {
  expect(preferredWaitSeconds({ prefer })).toBe(seconds);
});

it.each([undefined, '', 'respond-async', 'wait=-1', 'wait=soon', 'wait=1.5', 'foo="wait=10"', 'waits=10', 'wait=0'])(
  'the header Prefer with %s asks for none',
  (prefer) => {
    expect(preferredWaitSeconds(prefer === undefined ? {} : { prefer })).toBe(0);
  },
);
