import type { Scope } from '@livery/kernel';
import { EntitySchema } from 'typeorm';

export interface AccessTokenRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly application_id: string;
  readonly secret_hash: Buffer;
  readonly pepper_version: number;
  readonly scopes: readonly Scope[];
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly created: Date;
}

export const AccessTokenRowSchema = new EntitySchema<AccessTokenRow>({
  name: 'access_token',
  schema: 'platform',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    application_id: { type: 'uuid' },
    secret_hash: { type: 'bytea' },
    pepper_version: { type: 'integer' },
    scopes: { type: 'text', array: true },
    expires_at: { type: 'timestamptz' },
    revoked_at: { type: 'timestamptz', nullable: true },
    created: { type: 'timestamptz' },
  },
});
