import { Button, Code, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { sessionApi } from '../session/session-api.ts';
import { SessionErrorAlert } from '../session/session-error-alert.tsx';
import { useAttempt } from '../session/use-attempt.ts';

/** Signs in by email and password. */
export function PasswordForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { isRunning, error, run } = useAttempt();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    run(async () => {
      await sessionApi.signIn({ email, password });
      onSignedIn();
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack mt="lg">
        <Title order={1} size="h3">
          Sign in
        </Title>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          required
          autoFocus
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <SessionErrorAlert error={error} />
        <Button type="submit" loading={isRunning} size="md">
          Sign in
        </Button>
        <Text size="sm" c="dimmed">
          No password yet, or lost it? Ask an owner of your organization for a link. The operator of this service can
          make one, too: <Code>livery-admin people sign-in-link</Code>
        </Text>
      </Stack>
    </form>
  );
}
