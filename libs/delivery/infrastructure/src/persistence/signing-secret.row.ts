import { EntitySchema } from 'typeorm';

export interface SigningSecretRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly endpoint_id: string;
  readonly id: string;
  readonly sealed: Buffer;
  readonly key_version: number;
  readonly last_four: string;
  readonly created: Date;
  readonly retires_at: Date | null;
}

export const SigningSecretRowSchema = new EntitySchema<SigningSecretRow>({
  name: 'signing_secret',
  schema: 'delivery',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    endpoint_id: { type: 'uuid', primary: true },
    id: { type: 'uuid', primary: true },
    sealed: { type: 'bytea' },
    key_version: { type: 'integer' },
    last_four: { type: 'text' },
    created: { type: 'timestamptz' },
    retires_at: { type: 'timestamptz', nullable: true },
  },
});
