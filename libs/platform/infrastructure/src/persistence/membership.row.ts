import type { Actor } from '@livery/kernel';
import type { Membership, Role } from '@livery/platform-domain';
import { EntitySchema } from 'typeorm';

/** A membership. It has no mode, since memberships are the same in both modes. */
export interface MembershipRow {
  readonly organization_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly role: Role;
  readonly status: Membership['status'];
  readonly invited_by_kind: Actor['kind'] | null;
  readonly invited_by_id: string | null;
  readonly created: Date;
  readonly updated: Date;
}

export const MembershipRowSchema = new EntitySchema<MembershipRow>({
  name: 'membership',
  schema: 'platform',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    id: { type: 'uuid', primary: true },
    user_id: { type: 'uuid' },
    role: { type: 'text' },
    status: { type: 'text' },
    invited_by_kind: { type: 'text', nullable: true },
    invited_by_id: { type: 'uuid', nullable: true },
    created: { type: 'timestamptz' },
    updated: { type: 'timestamptz' },
  },
});

export function toMembership(row: MembershipRow): Membership {
  const { invited_by_kind: kind, invited_by_id: id } = row;
  return {
    id: row.id,
    organizationId: row.organization_id,
    userId: row.user_id,
    role: row.role,
    status: row.status,
    invitedBy: kind === null || id === null ? null : { kind, id },
    created: row.created,
    updated: row.updated,
  };
}

export function toMembershipRow(membership: Membership): MembershipRow {
  return {
    organization_id: membership.organizationId,
    id: membership.id,
    user_id: membership.userId,
    role: membership.role,
    status: membership.status,
    invited_by_kind: membership.invitedBy?.kind ?? null,
    invited_by_id: membership.invitedBy?.id ?? null,
    created: membership.created,
    updated: membership.updated,
  };
}
