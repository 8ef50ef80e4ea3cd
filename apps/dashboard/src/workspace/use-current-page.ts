import { useLocation } from '@tanstack/react-router';
import { usePagePath } from './use-page-path.ts';

/** The path of the page that is shown, below the organization and mode. */
export function useCurrentPage(): string {
  const home = usePagePath()('');
  return useLocation().pathname.slice(home.length);
}
