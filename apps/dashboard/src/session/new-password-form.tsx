import { PasswordInput, Stack } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { MIN_PASSWORD_LENGTH, PASSWORD_HINT } from './password-rule.ts';
import { sessionApi } from './session-api.ts';
import { SessionErrorAlert } from './session-error-alert.tsx';
import { useAttempt } from './use-attempt.ts';
import { WaitingButton } from '../ui/waiting-button.tsx';

interface Properties {
  /** Whose password it is, for password managers. */
  readonly email: string;
  /** The text of the button. */
  readonly label: string;
  readonly save?: (password: string) => Promise<unknown>;
  readonly onSaved: () => void;
}

/** Sets the password of the person who is signed in. */
export function NewPasswordForm({ email, label, save = sessionApi.setPassword, onSaved }: Properties) {
  const { isRunning, error, run } = useAttempt();
  const [password, setPassword] = useState('');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    run(async () => {
      await save(password);
      setPassword('');
      onSaved();
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label="New password"
          description={PASSWORD_HINT}
          autoComplete="new-password"
          required
          autoFocus
          minLength={MIN_PASSWORD_LENGTH}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <SessionErrorAlert error={error} />
        <WaitingButton type="submit" isWaiting={isRunning}>
          {label}
        </WaitingButton>
      </Stack>
    </form>
  );
}
