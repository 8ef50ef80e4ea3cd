import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Principal } from '@livery/kernel';
import type { SecretKey, SecretKeys } from '@livery/runtime';
import { CallerKey } from './caller-key.ts';

/** Derives the keys of callers from every version of the server's key. */
export class CallerKeys {
  private readonly serverKeys: readonly [KeyObject, ...KeyObject[]];

  constructor(secretKeys: SecretKeys) {
    const [newest, ...older] = secretKeys.all;
    this.serverKeys = [serverKeyOf(newest), ...older.map(serverKeyOf)];
  }

  /** The keys for one Idempotency-Key, newest version first. They depend on organization, mode and caller, but not on rotations. */
  of({ tenant, actor, lineage }: Principal, key: string): readonly [CallerKey, ...CallerKey[]] {
    const unique = JSON.stringify([tenant.organizationId, tenant.livemode, actor.kind, lineage, key]);
    const [newest, ...older] = this.serverKeys;
    return [new CallerKey(newest, unique), ...older.map((serverKey) => new CallerKey(serverKey, unique))];
  }
}

function serverKeyOf(key: SecretKey): KeyObject {
  return createSecretKey(key.derive('idempotency'));
}
