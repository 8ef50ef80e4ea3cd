import type { Scope } from '@livery/kernel';
import type { ActorColumns } from '@livery/persistence';
import { EntitySchema } from 'typeorm';

export interface ApiKeyRow extends ActorColumns {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly name: string;
  readonly prefix_type: 'sk' | 'pk';
  readonly last_four: string;
  readonly secret_hash: Buffer;
  readonly pepper_version: number;
  readonly scopes: readonly Scope[];
  readonly allowed_ips: readonly string[];
  readonly api_version: string;
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
  readonly last_used_at: Date | null;
  readonly rotated_from: string | null;
  /** The UUID of the first key in the chain of rotations. It is null in rows of an older version, and then the row's own id. */
  readonly lineage: string | null;
  readonly retires_at: Date | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: Date;
  readonly updated: Date;
}

export const ApiKeyRowSchema = new EntitySchema<ApiKeyRow>({
  name: 'api_key',
  schema: 'platform',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    prefix_type: { type: 'text' },
    last_four: { type: 'text' },
    secret_hash: { type: 'bytea' },
    pepper_version: { type: 'integer' },
    scopes: { type: 'text', array: true },
    allowed_ips: { type: 'text', array: true },
    api_version: { type: 'text' },
    expires_at: { type: 'timestamptz', nullable: true },
    revoked_at: { type: 'timestamptz', nullable: true },
    last_used_at: { type: 'timestamptz', nullable: true },
    rotated_from: { type: 'uuid', nullable: true },
    lineage: { type: 'uuid', nullable: true },
    retires_at: { type: 'timestamptz', nullable: true },
    metadata: { type: 'jsonb' },
    created_by_kind: { type: 'text', nullable: true },
    created_by_id: { type: 'uuid', nullable: true },
    created: { type: 'timestamptz' },
    updated: { type: 'timestamptz' },
  },
});
