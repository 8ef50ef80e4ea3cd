import { AppShell, Burger, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Wordmark } from '../ui/wordmark.tsx';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CommandPalette } from './command-palette.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { Navigation } from './navigation.tsx';
import { OrganizationSwitch } from './organization-switch.tsx';
import { PasswordNotice } from './password-notice.tsx';
import { TestModeBar } from './test-mode-bar.tsx';
import classes from './shell.module.css';

/** The frame around all pages: navigation, organization, mode and account. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [isOpen, { toggle, close }] = useDisclosure();
  const { mode } = useWorkspace();
  const menu = useRef<HTMLButtonElement>(null);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    menu.current?.focus();
  };
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
              ref={menu}
              opened={isOpen}
              onClick={toggle}
              onKeyDown={onKeyDown}
              hiddenFrom="sm"
              size="sm"
              aria-label="Navigation"
              aria-expanded={isOpen}
            />
            <span className={classes['wordmark']}>
              <Wordmark />
            </span>
          </Group>
          {/* On narrow screens the menu follows its button, also for the Tab key. */}
          <AppShell.Navbar
            p="sm"
            className={classes['navigation'] ?? ''}
            data-closed={!isOpen || undefined}
            onKeyDown={onKeyDown}
          >
            <OrganizationSwitch />
            <Navigation onNavigate={close} />
          </AppShell.Navbar>
          <Group gap="xs" wrap="nowrap">
            <CommandPalette />
            <ModeSwitch />
            <AccountMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Main id="content" tabIndex={-1} onFocus={close} className={classes['main'] ?? ''}>
        <PasswordNotice />
        {children}
      </AppShell.Main>
    </AppShell>
  );
}
