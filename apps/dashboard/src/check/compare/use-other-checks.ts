import type { BrandCheck } from '@livery/sdk';
import { useQuery } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

const SHOWN = 10;

/** The newest checks with which a check can be compared. */
export interface OtherChecks {
  /** These are checks of the same document, or of files with the same name. */
  readonly same: readonly BrandCheck[];
  /** These are other checks of the same format. */
  readonly further: readonly BrandCheck[];
}

export function useOtherChecks({ id, document, filename, content_type }: BrandCheck): OtherChecks {
  const name = document !== null ? { document } : { q: filename ?? '' };
  const same = useNewest({ ...name, content_type }, document !== null || filename !== null);
  const recent = useNewest({ content_type });
  const known = new Set([id, ...same.map((one) => one.id)]);
  return {
    same: same.filter((one) => one.id !== id).slice(0, SHOWN),
    further: recent.filter((one) => !known.has(one.id)).slice(0, SHOWN),
  };
}

interface Filter {
  readonly document?: string;
  readonly q?: string;
  readonly content_type: string;
}

function useNewest(filter: Filter, enabled = true): readonly BrandCheck[] {
  const { livery, key } = useWorkspace();
  const { data } = useQuery({
    queryKey: [...key, 'brand-checks', 'to-compare', filter],
    queryFn: async ({ signal }) =>
      livery.brandChecks.list({ ...filter, status: 'completed', limit: 2 * SHOWN }, { signal }),
    enabled,
  });
  return data?.data ?? [];
}
