import '../theme/global.css';
import { Paper } from '@mantine/core';
import { useState } from 'react';
import type { CurrentSession } from '../session/session-api.ts';
import { pageAfterSignIn } from '../session/sign-in-path.ts';
import { Themed } from '../theme/themed.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { LinkForm } from './link-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { FirstPasswordForm } from './first-password-form.tsx';
import classes from './sign-in.module.css';
import { takeLink } from './sign-in-link.ts';

// The secret of a link is taken out of the address before anything else can read it there.
const opened = takeLink();

/** The page on which people sign in, by a link or by email and password. */
export function SignInApp() {
  /** The session of a person who has signed in by a link and has no password. */
  const [newcomer, setNewcomer] = useState<CurrentSession | null>(null);
  const goOn = (): void => location.replace(pageAfterSignIn(location.search));
  return (
    <Themed>
      <main className={classes['page']}>
        <Paper className={classes['card'] ?? ''} p="xl" withBorder shadow="sm">
          <Wordmark />
          {newcomer !== null ? (
            <FirstPasswordForm session={newcomer} onDone={goOn} />
          ) : opened === null ? (
            <PasswordForm onSignedIn={goOn} />
          ) : (
            <LinkForm opened={opened} onSignedIn={goOn} onPasswordMissing={setNewcomer} />
          )}
        </Paper>
      </main>
    </Themed>
  );
}
