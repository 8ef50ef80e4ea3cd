import { expect, it } from '@jest/globals';
import { firstRequest } from './first-request.ts';

it('The first request takes the key from the environment', () => {
  expect(firstRequest('https://livery.example', 'sk_test_abc').split('\n')).toEqual([
    'export LIVERY_KEY=sk_test_abc',
    String.raw`curl 'https://livery.example/api/v1/ping' \ `.trimEnd(),
    '  -H "Authorization: Bearer $LIVERY_KEY"',
  ]);
});
