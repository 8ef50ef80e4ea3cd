import { useState } from 'react';
import { noAnswer, SessionError } from './session-error.ts';

export interface Attempt {
  readonly isRunning: boolean;
  readonly error: SessionError | null;
  /** Runs an action, unless one runs already, and keeps its error. */
  readonly run: (action: () => Promise<void>) => void;
}

/** One action of a form of the session: whether it runs, and how it failed. */
export function useAttempt(): Attempt {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<SessionError | null>(null);
  const attempt = async (action: () => Promise<void>): Promise<void> => {
    setRunning(true);
    setError(null);
    try {
      await action();
    } catch (reason) {
      setError(reason instanceof SessionError ? reason : noAnswer());
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, error, run: (action) => void (isRunning || attempt(action)) };
}
