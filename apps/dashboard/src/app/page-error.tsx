import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { isPageLoadError } from './page-load-errors.ts';

const NOT_LOADED = new Error('This page could not be loaded. The service may be away, or may have been updated.');

/** Shown instead of a page that failed. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  // Only a new document asks again for code that did not arrive.
  if (isPageLoadError(error)) return <ErrorPanel error={NOT_LOADED} onRetry={() => location.reload()} />;
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return <ErrorPanel error={error} onRetry={retry} />;
}
