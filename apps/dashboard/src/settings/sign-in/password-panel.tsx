import { Box, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NewPasswordForm } from '../../session/new-password-form.tsx';
import { sessionApi } from '../../session/session-api.ts';
import { useSession } from '../../session/session-context.tsx';
import { withPrompts } from '../../session/with-prompts.ts';
import { showNotice } from '../../ui/notices.ts';
import { Panel } from '../panel.tsx';
import { SESSIONS_KEY } from './sessions-key.ts';

/** Sets or changes the password of the person. */
export function PasswordPanel() {
  const { session, prompts, refresh } = useSession();
  const queries = useQueryClient();
  /** Null until the form has been opened. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const label = session.has_password ? 'Change the password' : 'Set a password';
  const onSaved = (): void => {
    setOpen(false);
    showNotice({ title: 'The password is saved', details: 'Your other sessions have ended.' });
    void refresh();
    void queries.invalidateQueries({ queryKey: SESSIONS_KEY });
  };
  return (
    <Panel
      title="Password"
      description={
        session.has_password
          ? 'You have a password. When you change it, your sessions in other browsers end.'
          : 'You have no password yet. Without one you need a new link for each sign-in.'
      }
    >
      {isOpen === true ? (
        <Box maw="26rem">
          <NewPasswordForm
            email={session.email}
            label={label}
            save={(password) => withPrompts(prompts, () => sessionApi.setPassword(password))}
            onSaved={onSaved}
          />
        </Box>
      ) : (
        <Button variant="default" w="fit-content" autoFocus={isOpen === false} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </Panel>
  );
}
