import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { NewLinkHelp } from './new-link-help.tsx';
import type { Prompt, Prompts } from './prompts.ts';
import { type CurrentSession, sessionApi } from './session-api.ts';
import { SessionErrorAlert } from './session-error-alert.tsx';
import { signInAddress } from './sign-in-path.ts';
import { useAttempt } from './use-attempt.ts';
import { WaitingButton } from '../ui/waiting-button.tsx';

interface Properties {
  readonly prompt: Prompt;
  readonly prompts: Prompts;
  readonly session: CurrentSession;
}

/** The dialog whose request waits is open below. */
const ABOVE_FORMS = 400;
const TITLES: Readonly<Record<Prompt, string>> = { sign_in: 'Sign in again', step_up: 'Confirm your password' };

/** Asks for the password while requests wait for it. What is typed on the page stays there. */
export function PromptDialog({ prompt, prompts, session }: Properties) {
  return (
    <Modal
      opened
      onClose={() => prompts.answer(prompt, false)}
      title={TITLES[prompt]}
      closeOnClickOutside={false}
      zIndex={ABOVE_FORMS}
    >
      <Question {...{ prompt, prompts, session }} />
    </Modal>
  );
}

function Question({ prompt, prompts, session }: Properties) {
  if (!session.has_password && prompt === 'step_up') return <NoPassword {...{ prompts, session }} />;
  return <PasswordQuestion {...{ prompt, prompts, session }} />;
}

function PasswordQuestion({ prompt, prompts, session: { email, organizations } }: Properties) {
  const { isRunning, error, run } = useAttempt();
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    run(async () => {
      // An email can have several accounts. Any of its organizations says which one is meant.
      const [first] = organizations;
      const proof = { email, password, ...(first !== undefined && { organization: first.organization }) };
      await (prompt === 'sign_in' ? sessionApi.signIn(proof) : sessionApi.stepUp(password));
      prompts.answer(prompt, true);
      await queries.invalidateQueries({ queryKey: ['session'] });
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm">
          {prompt === 'sign_in'
            ? `Your session has ended. Sign in as ${email}; what you have typed on the page is kept.`
            : 'This changes who can get in. Confirm that it is you; ten minutes long you are not asked again.'}
        </Text>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          data-autofocus
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <SessionErrorAlert error={error} />
        <Group justify="space-between">
          <WaitingButton type="submit" isWaiting={isRunning}>
            {prompt === 'sign_in' ? 'Sign in' : 'Confirm'}
          </WaitingButton>
          {prompt === 'sign_in' && (
            <Button variant="subtle" component="a" href={signInAddress(location.pathname + location.search)}>
              Sign in as somebody else
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

/** Without a password, only the ten minutes after a sign-in by a link count as confirmed. */
function NoPassword({ prompts, session }: Pick<Properties, 'prompts' | 'session'>) {
  return (
    <Stack>
      <Text size="sm">
        This needs a password, and you have none. You can set one on the page “Your sign-in”, but only within ten
        minutes after you have signed in by a link. Your sign-in is older.
      </Text>
      <NewLinkHelp session={session} />
      <Button onClick={() => prompts.answer('step_up', false)}>Close</Button>
    </Stack>
  );
}
