import { actorColumns, actorOf } from '@livery/persistence';
import type { Organization } from '@livery/platform-domain';
import type { OrganizationRow } from './organization.row.ts';

export function toOrganization(row: OrganizationRow): Organization {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    website: row.website,
    status: row.status,
    metadata: row.metadata,
    createdBy: actorOf(row),
    created: row.created,
    updated: row.updated,
  };
}

export function toOrganizationRow({ createdBy, ...organization }: Organization): OrganizationRow {
  return { ...organization, ...actorColumns(createdBy) };
}
