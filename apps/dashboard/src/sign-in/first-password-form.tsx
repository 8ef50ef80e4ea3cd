import { Button, Stack, Text, Title } from '@mantine/core';
import { NewPasswordForm } from '../session/new-password-form.tsx';
import type { CurrentSession } from '../session/session-api.ts';
import { ROLE_LABELS } from '../settings/roles.ts';

interface Properties {
  readonly session: CurrentSession;
  readonly onDone: () => void;
}

/** Offers a password to a person who has signed in by a link and has none. */
export function FirstPasswordForm({ session, onDone }: Properties) {
  return (
    <Stack mt="lg">
      <Title order={1} size="h3">
        Choose a password
      </Title>
      <Invitation session={session} />
      <Text>
        With a password you can sign in again, and make changes that need a confirmation.
        {session.organization !== null && ' It opens this organization only.'}
      </Text>
      <NewPasswordForm email={session.email} label="Save and go on" onSaved={onDone} />
      <Button variant="subtle" onClick={onDone}>
        Later
      </Button>
    </Stack>
  );
}

/** Says into which organization the link of a member has led, and whose link it was. */
function Invitation({ session }: Pick<Properties, 'session'>) {
  const joined = session.organizations.find(({ organization }) => organization === session.organization);
  if (joined === undefined) return null;
  return (
    <Text>
      You are in <b>{joined.name}</b> now, with the role {ROLE_LABELS[joined.role]}.
      {session.inviter_name !== null && ` The invitation is from ${session.inviter_name}.`}
    </Text>
  );
}
