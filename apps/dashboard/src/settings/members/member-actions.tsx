import { Group, Text } from '@mantine/core';
import type { Membership } from '@livery/sdk';
import { useMutation } from '@tanstack/react-query';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { ChangeRoleButton } from './change-role-button.tsx';
import { InvitationLinkButton } from './invitation-link-button.tsx';
import { INVITED_ACCESS_ENDS } from './invited-access-ends.ts';
import { useIsOnlyOwner } from './use-is-only-owner.ts';
import { useMayManage } from './use-may-manage.ts';
import { useMembersChanged } from './use-members-changed.ts';
import { useUser } from './use-user.ts';

/** What the person may do with a member. */
export function MemberActions({ membership }: { readonly membership: Membership }) {
  const mayManage = useMayManage(membership.role);
  const user = useUser(membership.user);
  const isOnlyOwner = useIsOnlyOwner(membership);
  if (!mayManage || user === undefined || isOnlyOwner === undefined) return null;
  const link = user.status !== 'disabled' && <InvitationLinkButton membership={membership} email={user.email} />;
  if (isOnlyOwner) {
    return (
      <Group gap={6}>
        {link}
        <Text size="sm" c="dimmed" maw="20rem">
          The only owner. Make another person an owner to change the role, suspend or remove.
        </Text>
      </Group>
    );
  }
  return (
    <Group gap={6}>
      <ChangeRoleButton membership={membership} email={user.email} />
      {link}
      <SuspendButton user={user} />
      <RemoveButton id={membership.id} email={user.email} />
    </Group>
  );
}

function SuspendButton({
  user,
}: {
  readonly user: { readonly id: string; readonly email: string; readonly status: string };
}) {
  const { livery } = useWorkspace();
  const isDisabled = user.status === 'disabled';
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => livery.users.update(user.id, { status: isDisabled ? 'active' : 'disabled' }),
    onSuccess: useMembersChanged(),
  });
  return (
    <ConfirmButton
      label={isDisabled ? 'Let in again' : 'Suspend'}
      color={isDisabled ? 'pine' : 'red'}
      size="xs"
      consequence={
        isDisabled
          ? `${user.email} can use this organization again, with the same role.`
          : `${user.email} cannot use this organization until somebody lets them in again. Their role is kept. ${INVITED_ACCESS_ENDS} Keys that they made go on working.`
      }
      onConfirm={mutateAsync}
      isRunning={isPending}
    />
  );
}

function RemoveButton({ id, email }: { readonly id: string; readonly email: string }) {
  const { livery } = useWorkspace();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => livery.memberships.delete(id),
    onSuccess: useMembersChanged(),
  });
  return (
    <ConfirmButton
      label="Remove"
      size="xs"
      consequence={`${email} loses access to this organization at once. ${INVITED_ACCESS_ENDS} What they made stays, and keys that they made go on working. To come back, they need a new invitation.`}
      onConfirm={mutateAsync}
      isRunning={isPending}
    />
  );
}
