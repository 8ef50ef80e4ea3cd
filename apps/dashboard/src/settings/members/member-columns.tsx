import { Badge, Skeleton, Stack, Text } from '@mantine/core';
import type { Membership } from '@livery/sdk';
import { ActorName } from '../../ui/actor-name.tsx';
import type { Column } from '../../ui/records.tsx';
import { Time } from '../../ui/time.tsx';
import { isRole, ROLE_LABELS } from '../roles.ts';
import { MemberActions } from './member-actions.tsx';
import { useUser } from './use-user.ts';

/** What the list says of each member. */
export const MEMBER_COLUMNS: readonly Column<Membership>[] = [
  { title: 'Person', cell: ({ user }) => <Person id={user} /> },
  {
    title: 'Role',
    cell: ({ role }) => (
      <Text size="sm" miw="max-content">
        {isRole(role) ? ROLE_LABELS[role] : role}
      </Text>
    ),
  },
  { title: 'Status', cell: (membership) => <Status membership={membership} /> },
  {
    title: 'Invited',
    cell: ({ created, invited_by: by }) => (
      <Text size="sm" component="div">
        <Time at={created} /> by <ActorName id={by} />
      </Text>
    ),
  },
  { title: 'Actions', cell: (membership) => <MemberActions membership={membership} /> },
];

function Person({ id }: { readonly id: string }) {
  const user = useUser(id);
  if (user === undefined) return <Skeleton height={20} width={180} />;
  return (
    <Stack gap={0} maw="22rem">
      <Text fw={600} size="sm" lineClamp={3} title={user.name ?? user.email}>
        {user.name ?? user.email}
      </Text>
      {user.name !== null && (
        <Text size="sm" c="dimmed">
          {user.email}
        </Text>
      )}
    </Stack>
  );
}

function Status({ membership: { user: id, status } }: { readonly membership: Membership }) {
  if (useUser(id)?.status === 'disabled') {
    return <Badge color="red">Suspended</Badge>;
  }
  return <Badge color={status === 'active' ? 'pine' : 'gray'}>{status === 'active' ? 'Active' : 'Invited'}</Badge>;
}
