import type { User, UserStatus } from '@livery/platform-domain';
import { EntitySchema } from 'typeorm';

/** A user of one organization. It has no mode, since users are the same in both modes. */
export interface UserRow {
  readonly organization_id: string;
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly status: UserStatus;
  readonly last_seen_at: Date | null;
  readonly created: Date;
  readonly updated: Date;
}

export const UserRowSchema = new EntitySchema<UserRow>({
  name: 'user',
  schema: 'platform',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    id: { type: 'uuid', primary: true },
    email: { type: 'text' },
    name: { type: 'text', nullable: true },
    status: { type: 'text' },
    last_seen_at: { type: 'timestamptz', nullable: true },
    created: { type: 'timestamptz' },
    updated: { type: 'timestamptz' },
  },
});

export function toUser({ organization_id, last_seen_at, ...row }: UserRow): User {
  return { ...row, organizationId: organization_id, lastSeenAt: last_seen_at };
}

export function toUserRow({ organizationId, lastSeenAt, ...user }: User): UserRow {
  return { ...user, organization_id: organizationId, last_seen_at: lastSeenAt };
}
