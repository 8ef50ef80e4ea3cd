import { MutationCache, QueryClient } from '@tanstack/react-query';
import { describeError } from '../ui/describe-error.ts';
import { showNotice } from '../ui/notices.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The form of the mutation shows its errors. Other errors are shown in a notice. */
      readonly showsErrors?: boolean;
    };
  }
}

const STALE_MS = 10_000;

/** The cache of what was read. The client library repeats failed requests, so that queries do not. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: STALE_MS }, mutations: { retry: false } },
  mutationCache: new MutationCache({
    onError(error, _variables, _result, { meta }) {
      if (meta?.showsErrors === true) return;
      const { title, facts } = describeError(error);
      showNotice({ title, details: facts.join(' · '), isError: true });
    },
  }),
});
