import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { AsCurl } from '../../ui/as-curl.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { LinkOnce, type MadeLink } from './link-once.tsx';
import { RoleSelect } from './role-select.tsx';
import { useMembersChanged } from './use-members-changed.ts';
import { WaitingButton } from '../../ui/waiting-button.tsx';

/** Invites a person, and shows the link by which they come in. */
export function InviteButton() {
  const [isOpen, { open, close }] = useDisclosure();
  const [link, setLink] = useState<MadeLink | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const onInvited = (made: MadeLink): void => {
    close();
    setLink(made);
  };
  const onLinkClosed = (): void => {
    setLink(null);
    // The dialog of the link was opened by the form, which is gone.
    button.current?.focus();
  };
  return (
    <>
      <Button ref={button} onClick={open}>
        Invite a person
      </Button>
      <Modal opened={isOpen} onClose={close} title="Invite a person" closeOnClickOutside={false}>
        <InviteForm onInvited={onInvited} onCancel={close} />
      </Modal>
      <LinkOnce link={link} onClose={onLinkClosed} />
    </>
  );
}

interface FormProperties {
  readonly onInvited: (link: MadeLink) => void;
  readonly onCancel: () => void;
}

function InviteForm({ onInvited, onCancel }: FormProperties) {
  const { livery } = useWorkspace();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState('viewer');
  const body = { email, role, ...(name.trim() !== '' && { name: name.trim() }) };
  const changed = useMembersChanged();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => livery.memberships.create(body),
    meta: { showsErrors: true },
    async onSuccess({ id }) {
      await changed();
      onInvited({ membership: id, email });
    },
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label="Email"
          type="email"
          required
          data-autofocus
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <TextInput
          label="Name"
          description="May stay empty. At most 200 characters."
          maxLength={200}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <RoleSelect value={role} onChange={setRole} />
        {error !== null && <ErrorPanel error={error} />}
        <Group justify="flex-end">
          <AsCurl method="POST" path="/memberships" body={body} />
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <WaitingButton type="submit" isWaiting={isPending}>
            Invite
          </WaitingButton>
        </Group>
      </Stack>
    </form>
  );
}
