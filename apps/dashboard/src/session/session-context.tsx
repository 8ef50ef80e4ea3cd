import { createContext, type ReactNode, use } from 'react';
import type { Prompts } from './prompts.ts';
import type { CurrentSession } from './session-api.ts';

export interface SessionState {
  readonly session: CurrentSession;
  readonly prompts: Prompts;
  /** Reads the session again, after it was changed. */
  readonly refresh: () => Promise<void>;
}

const Context = createContext<SessionState | null>(null);

export function SessionProvider({ value, children }: { readonly value: SessionState; readonly children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** The session of the person who is signed in. */
export function useSession(): SessionState {
  const state = use(Context);
  if (state === null) throw new Error('There is no session around this component.');
  return state;
}
