import { useHotkeys } from '@mantine/hooks';
import type { Shortcut } from './shortcuts.ts';

interface Options {
  /** Whether it also works while the person is typing in a field. */
  readonly inFields: boolean;
}

/** Handles a shortcut. It does nothing while a dialog is open, so that nothing typed there is lost. */
export function useShortcut({ hotkeys }: Shortcut, handle: () => void, { inFields }: Options): void {
  const handleOutsideDialogs = (): void => {
    if (document.querySelector('[aria-modal="true"]') === null) handle();
  };
  useHotkeys(
    hotkeys.map((hotkey) => [hotkey, handleOutsideDialogs]),
    inFields ? [] : undefined,
    inFields,
  );
}
