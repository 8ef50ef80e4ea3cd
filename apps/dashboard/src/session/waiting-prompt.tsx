import { MantineThemeProvider } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { giveBackFocus } from './give-back-focus.ts';
import type { Prompts } from './prompts.ts';
import type { CurrentSession } from './session-api.ts';

const load = () => import('./prompt-dialog.tsx');
const PromptDialog = lazy(async () => ({ default: (await load()).PromptDialog }));
/** Long after the page has been shown, and early enough for the question to be there if the service goes away. */
const LOADED_AFTER_MS = 3_000;
/** The Escape key closes the question only. The dialogs below stay open, with what was typed there. */
const BELOW_A_QUESTION = { components: { Modal: { defaultProps: { closeOnEscape: false } } } };
const BELOW_NOTHING = {};

interface Properties {
  readonly prompts: Prompts;
  readonly session: CurrentSession;
  readonly children: ReactNode;
}

/** Shows its children, and above them the question that requests wait for. The code of the question is not part of the first page. */
export function WaitingPrompt({ prompts, session, children }: Properties) {
  const prompt = useSyncExternalStore(prompts.subscribe, prompts.current);
  useFocusReturned(prompt !== null);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), LOADED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <MantineThemeProvider theme={prompt === null ? BELOW_NOTHING : BELOW_A_QUESTION}>{children}</MantineThemeProvider>
      <Suspense>{prompt !== null && <PromptDialog key={prompt} {...{ prompt, prompts, session }} />}</Suspense>
    </>
  );
}

/** Gives the focus back when the question is closed. The button that was pressed has lost it before, since its request is running. */
function useFocusReturned(isOpen: boolean): void {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) {
      return () => {
        if (last.current !== null) giveBackFocus(last.current);
      };
    }
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [isOpen]);
}
