import { Button, Kbd } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy } from 'react';
import { LateDialog } from './late-dialog.tsx';
import { GO_TO } from './shortcuts.ts';
import { useShortcut } from './use-shortcut.ts';

const GoTo = lazy(async () => ({ default: (await import('./go-to.tsx')).GoTo }));

/** Ctrl-K: goes to a page by its name, or to a record by its id. */
export function CommandPalette() {
  const [isOpen, { open, close }] = useDisclosure();
  useShortcut(GO_TO, open, { inFields: true });
  return (
    <>
      <Button variant="default" size="xs" onClick={open} aria-keyshortcuts="Control+K">
        Go to&nbsp;<Kbd size="xs">{GO_TO.keys.join(' ')}</Kbd>
      </Button>
      <LateDialog dialog={GoTo} isOpen={isOpen} onClose={close} />
    </>
  );
}
