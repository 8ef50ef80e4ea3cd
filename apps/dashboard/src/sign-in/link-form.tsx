import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type CurrentSession, sessionApi } from '../session/session-api.ts';
import { SessionErrorAlert } from '../session/session-error-alert.tsx';
import { SIGN_IN_PATH } from '../session/sign-in-path.ts';
import { useAttempt } from '../session/use-attempt.ts';
import { PasswordForm } from './password-form.tsx';
import type { OpenedLink } from './sign-in-link.ts';
import { WaitingButton } from '../ui/waiting-button.tsx';

interface Properties {
  readonly opened: OpenedLink;
  readonly onSignedIn: () => void;
  /** The person has signed in, but could not do so again without a further link. */
  readonly onPasswordMissing: (session: CurrentSession) => void;
}

/** Signs in by a link, after a click: programs that look into mail open links, but do not click. */
export function LinkForm({ opened, onSignedIn, onPasswordMissing }: Properties) {
  const { isRunning, error, run } = useAttempt();
  const isPosted = useRef(false);
  /** The person has an account already, and wants to use it here, too. */
  const [joins, setJoins] = useState(false);
  const signIn = (): void =>
    run(async () => {
      await sessionApi.signIn({ sign_in_link: opened.secret, ...(opened.isFirstRun && { first_run: true }) });
      const session = await sessionApi.current();
      // The demo needs no password: each start prints a new link.
      if (session.has_password || opened.isFirstRun) onSignedIn();
      else onPasswordMissing(session);
    });
  useEffect(() => {
    if (!opened.isFirstRun || isPosted.current) return;
    isPosted.current = true;
    signIn();
  });
  // People whose account opens other organizations, too, have to show that it is theirs.
  if (joins || error?.code === 'sign_in_to_join') {
    return (
      <PasswordForm title="Sign in to join" afterwards={() => sessionApi.join(opened.secret)} onSignedIn={onSignedIn} />
    );
  }
  return (
    <Stack mt="lg">
      <Title order={1} size="h3">
        {opened.isFirstRun ? 'Opening the demo' : 'Sign in with your link'}
      </Title>
      <Text>
        {opened.isFirstRun ? 'You are being signed in.' : 'The link works once. It signs you in on this browser.'}
      </Text>
      <SessionErrorAlert error={error} />
      <WaitingButton isWaiting={isRunning} onClick={signIn} size="md">
        Sign in
      </WaitingButton>
      {!opened.isFirstRun && error === null && (
        <Text size="sm">
          Do you have a password for another organization here?{' '}
          <Anchor component="button" type="button" size="sm" onClick={() => setJoins(true)}>
            Use it for this one, too
          </Anchor>
        </Text>
      )}
      {error !== null && <Anchor href={SIGN_IN_PATH}>Sign in with a password instead</Anchor>}
    </Stack>
  );
}
