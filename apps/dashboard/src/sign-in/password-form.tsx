import { Anchor, Code, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { sessionApi } from '../session/session-api.ts';
import { SessionErrorAlert } from '../session/session-error-alert.tsx';
import { useAttempt } from '../session/use-attempt.ts';
import { WaitingButton } from '../ui/waiting-button.tsx';

interface Properties {
  readonly title?: string;
  /** What is done with the new session before the page goes on. */
  readonly afterwards?: () => Promise<unknown>;
  readonly onSignedIn: () => void;
}

/** Signs in by email and password. */
export function PasswordForm({ title = 'Sign in', afterwards, onSignedIn }: Properties) {
  const { isRunning, error, run } = useAttempt();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  /** Of people with different passwords for several organizations; null as long as nobody asks for it. */
  const [organization, setOrganization] = useState<string | null>(null);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    run(async () => {
      const named = organization?.trim() ?? '';
      await sessionApi.signIn({ email, password, ...(named !== '' && { organization: named }) });
      await afterwards?.();
      onSignedIn();
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack mt="lg">
        <Title order={1} size="h3">
          {title}
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
        {organization !== null && (
          <TextInput
            label="Organization"
            description="Its id is in the address of its pages: org_…"
            pattern="org_[0-9A-Za-z]{22}"
            autoFocus
            value={organization}
            onChange={({ currentTarget }) => setOrganization(currentTarget.value)}
          />
        )}
        <SessionErrorAlert error={error} />
        <WaitingButton type="submit" isWaiting={isRunning} size="md">
          Sign in
        </WaitingButton>
        {afterwards !== undefined && <Text size="sm">Your password then opens this organization, too.</Text>}
        {organization === null && error !== null && (
          <Text size="sm">
            Different passwords for several organizations?{' '}
            <Anchor component="button" type="button" size="sm" onClick={() => setOrganization('')}>
              Name the organization
            </Anchor>
          </Text>
        )}
        <Text size="sm" c="dimmed">
          No password yet, or lost it? Ask an owner of your organization for a link. The operator of this service can
          make one, too: <Code>livery-admin people sign-in-link</Code>
        </Text>
      </Stack>
    </form>
  );
}
