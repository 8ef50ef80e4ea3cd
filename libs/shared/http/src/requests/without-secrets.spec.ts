import { expect, it } from '@jest/globals';
import { withoutSecrets } from './without-secrets.ts';

it.each([
  ['/api/v1/api_keys/sk_live_abc', '/api/v1/api_keys/sk_live_[redacted]'],
  ['/api/v1/events/oat_x/y', '/api/v1/events/oat_[redacted]/y'],
  ['curl oa_secret_abc whsec_a+b=', 'curl oa_secret_[redacted] whsec_[redacted]'],
  ['curl whsec_a/b+c/d= twice', 'curl whsec_[redacted] twice'],
  ['/api/v1/links/lnk_a-B_c/x', '/api/v1/links/lnk_[redacted]/x'],
  ['SK_LIVE_abc', 'SK_LIVE_[redacted]'],
  ['/api/v1/oauth_applications/oa_app_1', '/api/v1/oauth_applications/oa_app_1'],
])('%s becomes %s', (text, kept) => {
  expect(withoutSecrets(text, 100)).toBe(kept);
});

it('a long text is cut', () => {
  expect(withoutSecrets('x'.repeat(1_000), 200)).toHaveLength(200);
});
