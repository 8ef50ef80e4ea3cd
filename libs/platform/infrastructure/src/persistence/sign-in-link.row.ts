import type { Role, SignInLink } from '@livery/platform-domain';

interface LinkColumns {
  readonly id: string;
  readonly is_local: boolean;
  readonly expires_at: Date;
  readonly created: Date;
}

interface AccountColumns {
  readonly account_id: string;
  readonly organization_id: null;
}

interface MemberColumns {
  readonly account_id: null;
  readonly organization_id: string;
  readonly membership_id: string;
  readonly user_id: string;
  readonly role: Role;
  readonly made_by: string;
}

/** A link opens either an account or a membership. */
export type SignInLinkRow = LinkColumns & (AccountColumns | MemberColumns);

export function toSignInLink(row: SignInLinkRow): SignInLink {
  const { id, expires_at: expiresAt, created } = row;
  if (row.account_id !== null)
    return { id, expiresAt, created, opens: { accountId: row.account_id, isLocal: row.is_local } };
  const { organization_id: organizationId, membership_id: membershipId, user_id: userId, role, made_by: madeBy } = row;
  return { id, expiresAt, created, opens: { organizationId, membershipId, userId, role, madeBy } };
}

/** The values of the columns from `id` to `made_by`, in the order of the statements. */
export function valuesOf({ id, expiresAt, created, opens }: SignInLink): readonly unknown[] {
  const common = [id, expiresAt, created];
  if ('accountId' in opens) return [...common, opens.isLocal, opens.accountId, null, null, null, null, null];
  return [...common, false, null, opens.organizationId, opens.membershipId, opens.userId, opens.role, opens.madeBy];
}
