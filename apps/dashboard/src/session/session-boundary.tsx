import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { Prompts } from './prompts.ts';
import { sessionApi } from './session-api.ts';
import { SessionProvider } from './session-context.tsx';
import { SessionError } from './session-error.ts';
import { signInAddress } from './sign-in-path.ts';
import { onSignal } from './signals.ts';
import { WaitingPrompt } from './waiting-prompt.tsx';

const SESSION_KEY = ['session'];

/** Shows its children to a person who is signed in, and the sign-in page to others. */
export function SessionBoundary({ children }: { readonly children: ReactNode }) {
  const [prompts] = useState(() => new Prompts());
  const queries = useQueryClient();
  const {
    data: session,
    error,
    refetch,
  } = useQuery({ queryKey: SESSION_KEY, queryFn: sessionApi.current, retry: false });
  useEffect(() => {
    const goOn = async (): Promise<void> => {
      await queries.query({ queryKey: SESSION_KEY, queryFn: sessionApi.current, staleTime: 0 });
      prompts.answer('sign_in', true);
    };
    return onSignal((signal) => {
      if (signal === 'signed_out') void prompts.ask('sign_in');
      // Without an answer the question stays, and the person can still answer it here.
      else goOn().catch(() => undefined);
    });
  }, [prompts, queries]);
  const refresh = useCallback(() => queries.invalidateQueries({ queryKey: SESSION_KEY }), [queries]);
  if (session === undefined) {
    if (error instanceof SessionError && error.status === 401) return <ToSignIn />;
    return error === null ? <Waiting /> : <ErrorPanel error={error} onRetry={() => void refetch()} />;
  }
  return (
    <SessionProvider value={{ session, prompts, refresh }}>
      <WaitingPrompt prompts={prompts} session={session}>
        {children}
      </WaitingPrompt>
    </SessionProvider>
  );
}

function ToSignIn() {
  useEffect(() => location.replace(signInAddress(location.pathname + location.search + location.hash)), []);
  return <Waiting />;
}
