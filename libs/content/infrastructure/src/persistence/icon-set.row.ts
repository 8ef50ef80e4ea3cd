import type { IconSet } from '@livery/content-domain';
import { type ActorColumns, actorColumns, actorOf } from '@livery/persistence';
import { EntitySchema } from 'typeorm';

export interface IconSetRow extends ActorColumns {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly style: string;
  readonly licence: string;
  readonly revision: number;
  readonly created: Date;
  readonly updated: Date;
}

export const IconSetRowSchema = new EntitySchema<IconSetRow>({
  name: 'icon_set',
  schema: 'content',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    slug: { type: 'text' },
    description: { type: 'text' },
    style: { type: 'text' },
    licence: { type: 'text' },
    revision: { type: 'integer' },
    created_by_kind: { type: 'text', nullable: true },
    created_by_id: { type: 'uuid', nullable: true },
    created: { type: 'timestamptz' },
    updated: { type: 'timestamptz' },
  },
});

export function toIconSet(row: IconSetRow): IconSet {
  const { organization_id: organizationId, livemode, id, name, slug, description, style, licence } = row;
  const { revision, created, updated } = row;
  const tenant = { organizationId, livemode };
  const createdBy = actorOf(row);
  return { id, tenant, name, slug, description, style, licence, revision, createdBy, created, updated };
}

export function toIconSetRow({ tenant, createdBy, ...set }: IconSet): IconSetRow {
  return { organization_id: tenant.organizationId, livemode: tenant.livemode, ...set, ...actorColumns(createdBy) };
}
