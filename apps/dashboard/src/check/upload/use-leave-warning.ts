import { useEffect } from 'react';
import { type CheckRun, hasEnded } from './check-runs.ts';

/** Lets the browser ask before the page is closed while files are being checked. */
export function useLeaveWarning(list: readonly CheckRun[]): void {
  const isBusy = list.some(({ state }) => !hasEnded(state));
  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isBusy]);
}
