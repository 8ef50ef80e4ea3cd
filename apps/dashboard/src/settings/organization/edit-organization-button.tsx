import { Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Organization } from '@livery/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useSession } from '../../session/session-context.tsx';
import { AsCurl } from '../../ui/as-curl.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { KINDS } from './kinds.ts';
import { WaitingButton } from '../../ui/waiting-button.tsx';

interface Properties {
  readonly organization: Organization;
}

/** Changes the name, kind and website of the organization. */
export function EditOrganizationButton(properties: Properties) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" onClick={open}>
        Edit
      </Button>
      <Modal opened={isOpen} onClose={close} title="Edit the organization" closeOnClickOutside={false}>
        <OrganizationForm {...properties} onDone={close} />
      </Modal>
    </>
  );
}

function OrganizationForm({ organization, onDone }: Properties & { readonly onDone: () => void }) {
  const { livery, key } = useWorkspace();
  const { refresh } = useSession();
  const queries = useQueryClient();
  const [name, setName] = useState(organization.name);
  const [type, setType] = useState<string>(organization.type);
  const [website, setWebsite] = useState(organization.website ?? '');
  const body = { name, type, website: website.trim() === '' ? null : website.trim() };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => livery.organizations.update(organization.id, body),
    meta: { showsErrors: true },
    onSuccess: async () => {
      onDone();
      await Promise.all([queries.invalidateQueries({ queryKey: [...key] }), refresh()]);
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
          label="Name"
          description="At most 200 characters."
          required
          maxLength={200}
          data-autofocus
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <NativeSelect
          label="Kind"
          data={KINDS}
          value={type}
          onChange={({ currentTarget }) => setType(currentTarget.value)}
        />
        <TextInput
          label="Website"
          description="At most 2,048 characters."
          maxLength={2048}
          type="url"
          placeholder="https://"
          value={website}
          onChange={({ currentTarget }) => setWebsite(currentTarget.value)}
        />
        {error !== null && <ErrorPanel error={error} />}
        <Group justify="flex-end">
          <AsCurl method="PATCH" path={`/organizations/${organization.id}`} body={body} />
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <WaitingButton type="submit" isWaiting={isPending}>
            Save
          </WaitingButton>
        </Group>
      </Stack>
    </form>
  );
}
