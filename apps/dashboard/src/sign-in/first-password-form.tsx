import { Button, Stack, Text, Title } from '@mantine/core';
import { NewPasswordForm } from '../session/new-password-form.tsx';

/** Offers a password to a person who has signed in by a link and has none. */
export function FirstPasswordForm({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  return (
    <Stack mt="lg">
      <Title order={1} size="h3">
        Choose a password
      </Title>
      <Text>With a password you can sign in again, and make changes that need a confirmation.</Text>
      <NewPasswordForm email={email} label="Save and go on" onSaved={onDone} />
      <Button variant="subtle" onClick={onDone}>
        Later
      </Button>
    </Stack>
  );
}
