import type { ActorColumns } from '@livery/persistence';
import { EntitySchema } from 'typeorm';

export interface OrganizationRow extends ActorColumns {
  readonly id: string;
  readonly name: string;
  readonly type: 'company' | 'agency' | 'internal';
  readonly website: string | null;
  readonly status: 'active' | 'suspended';
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: Date;
  readonly updated: Date;
}

export const OrganizationRowSchema = new EntitySchema<OrganizationRow>({
  name: 'organization',
  schema: 'platform',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    type: { type: 'text' },
    website: { type: 'text', nullable: true },
    status: { type: 'text' },
    metadata: { type: 'jsonb' },
    created_by_kind: { type: 'text', nullable: true },
    created_by_id: { type: 'uuid', nullable: true },
    created: { type: 'timestamptz' },
    updated: { type: 'timestamptz' },
  },
});
