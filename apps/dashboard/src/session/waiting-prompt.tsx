import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { Prompts } from './prompts.ts';
import type { CurrentSession } from './session-api.ts';

const load = () => import('./prompt-dialog.tsx');
const PromptDialog = lazy(async () => ({ default: (await load()).PromptDialog }));
/** Long after the page has been shown, and early enough for the question to be there if the service goes away. */
const LOADED_AFTER_MS = 3_000;

interface Properties {
  readonly prompts: Prompts;
  readonly session: CurrentSession;
}

/** Shows the question that requests wait for. Its code is not part of the first page. */
export function WaitingPrompt({ prompts, session }: Properties) {
  const prompt = useSyncExternalStore(prompts.subscribe, prompts.current);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), LOADED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{prompt !== null && <PromptDialog key={prompt} {...{ prompt, prompts, session }} />}</Suspense>;
}
