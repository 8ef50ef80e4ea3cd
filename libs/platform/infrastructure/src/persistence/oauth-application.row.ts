import type { Scope } from '@livery/kernel';
import type { ActorColumns } from '@livery/persistence';
import { EntitySchema } from 'typeorm';

export interface OAuthApplicationRow extends ActorColumns {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly client_id: string;
  readonly requested_scopes: readonly Scope[];
  readonly token_lifetime: number;
  readonly status: 'active' | 'disabled';
  readonly api_version: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: Date;
  readonly updated: Date;
}

export const OAuthApplicationRowSchema = new EntitySchema<OAuthApplicationRow>({
  name: 'oauth_application',
  schema: 'platform',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    description: { type: 'text', nullable: true },
    client_id: { type: 'uuid' },
    requested_scopes: { type: 'text', array: true },
    token_lifetime: { type: 'integer' },
    status: { type: 'text' },
    api_version: { type: 'text' },
    metadata: { type: 'jsonb' },
    created_by_kind: { type: 'text', nullable: true },
    created_by_id: { type: 'uuid', nullable: true },
    created: { type: 'timestamptz' },
    updated: { type: 'timestamptz' },
  },
});
