import { Box, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NewLinkHelp } from '../../session/new-link-help.tsx';
import { NewPasswordForm } from '../../session/new-password-form.tsx';
import { sessionApi } from '../../session/session-api.ts';
import { useSession } from '../../session/session-context.tsx';
import { type PasswordDeadline, usePasswordDeadline } from '../../session/use-password-deadline.ts';
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
  const deadline = usePasswordDeadline(session);
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
        deadline === null
          ? 'You have a password. When you change it, your sessions in other browsers end.'
          : `You have no password yet. Without one you need a new link for each sign-in. ${untilWhen(deadline)}`
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
      ) : deadline?.isOver === true ? (
        <NewLinkHelp session={session} />
      ) : (
        <Button variant="default" w="fit-content" autoFocus={isOpen === false} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </Panel>
  );
}

function untilWhen({ time, isOver }: PasswordDeadline): string {
  return isOver ? `You could set one until ${time}.` : `You can set one until ${time}.`;
}
