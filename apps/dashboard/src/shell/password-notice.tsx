import { Alert } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { NewLinkHelp } from '../session/new-link-help.tsx';
import { useSession } from '../session/session-context.tsx';
import { usePasswordDeadline } from '../session/use-password-deadline.ts';
import { focusContent } from '../ui/focus-content.ts';
import { PageLink } from '../ui/page-link.tsx';
import { useCurrentPage } from '../workspace/use-current-page.ts';

const FORM_PAGE = 'settings/sign-in';

/** Asks a person without a password to set one while they can. The page of the form says so itself. */
export function PasswordNotice() {
  const { session } = useSession();
  const deadline = usePasswordDeadline(session);
  const [closedIn, close] = useSessionStorage({
    key: 'livery:password-notice-closed',
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const isOnForm = useCurrentPage() === FORM_PAGE;
  if (deadline === null || isOnForm || closedIn === session.id) return null;
  const { time, isOver } = deadline;
  return (
    <Alert
      role="note"
      variant="default"
      py="xs"
      mb="md"
      withCloseButton
      closeButtonLabel="Not now"
      onClose={() => {
        close(session.id);
        focusContent();
      }}
    >
      {isOver ? (
        <>
          <b>You have no password.</b>
          <NewLinkHelp session={session} />
        </>
      ) : (
        <>
          <b>You have no password yet.</b> You can set one until {time}.{' '}
          <PageLink page={FORM_PAGE} size="sm" underline="always">
            Set a password
          </PageLink>
        </>
      )}
    </Alert>
  );
}
