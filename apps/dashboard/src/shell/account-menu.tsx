import { Avatar, Kbd, Menu, Text, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { sessionApi } from '../session/session-api.ts';
import { useSession } from '../session/session-context.tsx';
import { SIGN_IN_PATH } from '../session/sign-in-path.ts';
import { announce } from '../session/signals.ts';
import { usePagePath } from '../workspace/use-page-path.ts';
import { LateDialog } from './late-dialog.tsx';
import { SHOW_SHORTCUTS } from './shortcuts.ts';
import { useQuestionMark } from './use-question-mark.ts';
import { useShortcut } from './use-shortcut.ts';

const ShortcutList = lazy(async () => ({ default: (await import('./shortcut-list.tsx')).ShortcutList }));

/** Who is signed in, the colour scheme, the keyboard shortcuts, and the way out. */
export function AccountMenu() {
  const { session } = useSession();
  const pathOf = usePagePath();
  const scheme = useComputedColorScheme('light');
  const { setColorScheme } = useMantineColorScheme();
  const signOut = useMutation({
    mutationFn: () => sessionApi.end(session.id),
    onSuccess() {
      announce('signed_out');
      location.assign(SIGN_IN_PATH);
    },
  });
  const [isListOpen, { open: openList, close: closeList }] = useDisclosure();
  const [isQuestionMarkOn] = useQuestionMark();
  useShortcut(SHOW_SHORTCUTS, () => isQuestionMarkOn && openList(), { inFields: false });
  return (
    <>
      <Menu position="bottom-end" withArrow>
        <Menu.Target>
          <UnstyledButton aria-label={`Account of ${session.email}`}>
            <Avatar radius="xl" size="sm" color="pine" variant="filled" aria-hidden="true">
              {session.email.slice(0, 1).toUpperCase()}
            </Avatar>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown maw="90vw">
          <Menu.Label>
            <Text size="sm" c="dimmed">
              {session.email}
            </Text>
          </Menu.Label>
          <Menu.Item component={Link} to={pathOf('settings/sign-in')}>
            Your sign-in
          </Menu.Item>
          <Menu.Item onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}>
            {scheme === 'dark' ? 'Light colours' : 'Dark colours'}
          </Menu.Item>
          <Menu.Item onClick={openList} rightSection={<Kbd size="xs">{SHOW_SHORTCUTS.keys.join(' ')}</Kbd>}>
            Keyboard shortcuts
          </Menu.Item>
          <Menu.Item component="a" href="/docs">
            Documentation
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item onClick={() => signOut.mutate()}>Sign out</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <LateDialog dialog={ShortcutList} isOpen={isListOpen} onClose={closeList} />
    </>
  );
}
