import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Membership } from '@livery/sdk';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { AsCurl } from '../../ui/as-curl.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { RoleSelect } from './role-select.tsx';
import { useMembersChanged } from './use-members-changed.ts';
import { WaitingButton } from '../../ui/waiting-button.tsx';

interface Properties {
  readonly membership: Membership;
  readonly email: string;
}

/** Gives a member another role. */
export function ChangeRoleButton({ membership, email }: Properties) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button size="xs" variant="default" onClick={open}>
        Change role
      </Button>
      <Modal opened={isOpen} onClose={close} title="Change the role" closeOnClickOutside={false}>
        <RoleForm membership={membership} email={email} onDone={close} />
      </Modal>
    </>
  );
}

function RoleForm({ membership: { id, role: before }, email, onDone }: Properties & { readonly onDone: () => void }) {
  const { livery } = useWorkspace();
  const [role, setRole] = useState<string>(before);
  const changed = useMembersChanged();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => livery.memberships.update(id, { role }),
    meta: { showsErrors: true },
    onSuccess() {
      onDone();
      return changed();
    },
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm">The new role of {email} holds at once. Unused invitation links end.</Text>
        <RoleSelect value={role} onChange={setRole} isFirst />
        {error !== null && <ErrorPanel error={error} />}
        <Group justify="flex-end">
          <AsCurl method="PATCH" path={`/memberships/${id}`} body={{ role }} />
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <WaitingButton type="submit" isWaiting={isPending} disabled={role === before}>
            Save
          </WaitingButton>
        </Group>
      </Stack>
    </form>
  );
}
