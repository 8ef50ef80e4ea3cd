import { EntitySchema } from 'typeorm';

/** A secret of an application, as a keyed hash. */
export interface OAuthClientSecretRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly application_id: string;
  readonly id: string;
  readonly last_four: string;
  readonly secret_hash: Buffer;
  readonly pepper_version: number;
  readonly created: Date;
  readonly last_used_at: Date | null;
  readonly retires_at: Date | null;
}

export const OAuthClientSecretRowSchema = new EntitySchema<OAuthClientSecretRow>({
  name: 'oauth_client_secret',
  schema: 'platform',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    application_id: { type: 'uuid', primary: true },
    id: { type: 'uuid', primary: true },
    last_four: { type: 'text' },
    secret_hash: { type: 'bytea' },
    pepper_version: { type: 'integer' },
    created: { type: 'timestamptz' },
    last_used_at: { type: 'timestamptz', nullable: true },
    retires_at: { type: 'timestamptz', nullable: true },
  },
});
