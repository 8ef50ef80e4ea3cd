import { AppShell, Burger, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode } from 'react';
import { Wordmark } from '../ui/wordmark.tsx';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CommandPalette } from './command-palette.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { Navigation } from './navigation.tsx';
import { OrganizationSwitch } from './organization-switch.tsx';
import { TestModeBar } from './test-mode-bar.tsx';
import classes from './shell.module.css';

/** The frame around all pages: navigation, organization, mode and account. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [isOpen, { toggle, close }] = useDisclosure();
  const { mode } = useWorkspace();
  return (
    <AppShell
      header={{ height: mode === 'test' ? 84 : 56 }}
      navbar={{ width: 240, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <a className={classes['skip']} href="#content">
        Skip to the content
      </a>
      <AppShell.Header>
        {mode === 'test' && <TestModeBar />}
        <Group h={56} px="md" justify="space-between" wrap="nowrap" gap="xs">
          <Group gap="xs" wrap="nowrap">
            <Burger
              opened={isOpen}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label="Navigation"
              aria-expanded={isOpen}
            />
            <span className={classes['wordmark']}>
              <Wordmark />
            </span>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <CommandPalette />
            <ModeSwitch />
            <AccountMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" className={classes['navigation'] ?? ''}>
        <OrganizationSwitch />
        <Navigation onNavigate={close} />
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1} className={classes['main'] ?? ''}>
        {children}
      </AppShell.Main>
    </AppShell>
  );
}
