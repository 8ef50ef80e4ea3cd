import { Button, Kbd } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { lazy, Suspense } from 'react';

const GoTo = lazy(async () => ({ default: (await import('./go-to.tsx')).GoTo }));

/** Ctrl-K: goes to a page by its name, or to a record by its id. The dialog is loaded when it is first opened. */
export function CommandPalette() {
  const [isOpen, { open, close }] = useDisclosure();
  const [isWanted, { open: want }] = useDisclosure();
  const ask = (): void => {
    want();
    open();
  };
  useHotkeys([['mod+K', ask]], []);
  return (
    <>
      <Button variant="default" size="xs" onClick={ask} aria-keyshortcuts="Control+K">
        Go to&nbsp;<Kbd size="xs">Ctrl K</Kbd>
      </Button>
      <Suspense>{isWanted && <GoTo isOpen={isOpen} onClose={close} />}</Suspense>
    </>
  );
}
