import type { ApiKey } from '@livery/platform-domain';
import type { SecretPrefix } from './ports/credential-secrets.ts';

/** Returns the prefix of a key's secret. Publishable keys exist in live mode only; the domain refuses others. */
export function apiKeySecretPrefix({ prefixType, tenant }: Pick<ApiKey, 'prefixType' | 'tenant'>): SecretPrefix {
  if (prefixType === 'pk') return 'pk_live';
  return tenant.livemode ? 'sk_live' : 'sk_test';
}
