import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import {
  CredentialSecrets,
  type IssuedSecret,
  type SecretDigest,
  type SecretPrefix,
} from '@livery/platform-application';
import type { SecretKeys } from '@livery/runtime';
import { newSecret, secretPrefixOf } from './base62-secret.ts';

const KNOWN_PREFIXES: ReadonlySet<string> = new Set<SecretPrefix>(['sk_live', 'sk_test', 'pk_live']);

interface Pepper {
  readonly version: number;
  readonly key: KeyObject;
}

/**
 * Secrets as HMAC-SHA256 under a versioned pepper. They hold 256 random bits: a slow hash would add nothing but a way to
 * overload the service.
 */
export class HmacCredentialSecrets extends CredentialSecrets {
  private readonly peppers: readonly [Pepper, ...Pepper[]];

  constructor(keys: SecretKeys) {
    super();
    const [newest, ...older] = keys.all;
    this.peppers = [pepperOf(newest), ...older.map(pepperOf)];
  }

  issue(prefix: SecretPrefix): IssuedSecret {
    const secret = newSecret(prefix);
    return { secret, lastFour: secret.slice(-4), digest: digest(secret, this.peppers[0]) };
  }

  digestsOf(secret: string): readonly SecretDigest[] | null {
    const prefix = secretPrefixOf(secret);
    if (prefix === null || !KNOWN_PREFIXES.has(prefix)) return null;
    return this.peppers.map((pepper) => digest(secret, pepper));
  }
}

function pepperOf(key: SecretKeys['current']): Pepper {
  return { version: key.version, key: createSecretKey(key.derive('credential-pepper')) };
}

function digest(secret: string, pepper: Pepper): SecretDigest {
  return { hash: createHmac('sha256', pepper.key).update(secret).digest(), pepperVersion: pepper.version };
}
