import { Alert, Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import type { InvitationLink } from '@livery/sdk';
import { useMutation } from '@tanstack/react-query';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

export interface MadeLink {
  readonly membership: string;
  readonly email: string;
}

const EXACT = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

interface Properties {
  /** Whom the link is for; null shows nothing. */
  readonly link: MadeLink | null;
  readonly onClose: () => void;
}

/** Makes an invitation link, and shows it once, to be copied by hand. */
export function LinkOnce({ link, onClose }: Properties) {
  return (
    <Modal opened={link !== null} onClose={onClose} title="Invitation link" size="lg" closeOnClickOutside={false}>
      {link !== null && <Maker link={link} onClose={onClose} />}
    </Modal>
  );
}

function Maker({ link: { membership, email }, onClose }: Properties & { readonly link: MadeLink }) {
  const { livery } = useWorkspace();
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => livery.memberships.createInvitationLink(membership),
    meta: { showsErrors: true },
  });
  if (data !== undefined) return <ShownLink made={data} email={email} onClose={onClose} />;
  return (
    <Stack>
      <Text>
        The service sends no mail. Make a link, and give it to {email} yourself, by a message that only they read. Older
        links of this person end.
      </Text>
      {error !== null && <ErrorPanel error={error} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Not now
        </Button>
        <Button onClick={() => mutate()} loading={isPending} data-autofocus>
          Make a link
        </Button>
      </Group>
    </Stack>
  );
}

interface ShownProperties {
  readonly made: InvitationLink;
  readonly email: string;
  readonly onClose: () => void;
}

function ShownLink({ made, email, onClose }: ShownProperties) {
  return (
    <Stack>
      <Alert color="yellow" variant="light">
        Whoever has this link can sign in as {email}. Copy it now: it is not shown again.
      </Alert>
      <Code block tabIndex={0}>
        {made.url}
      </Code>
      <Text size="sm">It works once, until {EXACT.format(new Date(made.expires_at))}.</Text>
      <Group justify="space-between">
        <CopyButton value={made.url}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy the link'}</Button>}
        </CopyButton>
        <Button variant="subtle" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Stack>
  );
}
