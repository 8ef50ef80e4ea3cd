import type { Job } from '@livery/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { type ReplayDraft, replayOf } from './replay-draft.ts';

const INTERVAL_MS = 1000;

export interface Replay {
  /** Starts the job; another draft counts anew. */
  readonly start: (draft: ReplayDraft) => void;
  /** Forgets the job. It goes on. */
  readonly reset: () => void;
  /** Undefined before the start. */
  readonly job: Job | undefined;
  readonly isRunning: boolean;
  readonly error: Error | null;
}

/** A job that replays deliveries, or only counts them. */
export function useReplay(endpoint: string, isDryRun: boolean): Replay {
  const { livery, key } = useWorkspace();
  const queries = useQueryClient();
  const {
    mutate,
    reset,
    data: started,
    isPending,
    error,
  } = useMutation({
    mutationFn: (draft: ReplayDraft) => livery.webhookEndpoints.replay(endpoint, replayOf(draft, isDryRun)),
    meta: { showsErrors: true },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'webhook-deliveries'] }),
  });
  const { data: job = started, error: readError } = useQuery({
    queryKey: [...key, 'jobs', started?.id ?? ''],
    queryFn: ({ signal }) => livery.jobs.retrieve(started?.id ?? '', { signal }),
    enabled: started !== undefined,
    refetchInterval: ({ state: { data } }) => (data === undefined || isOpen(data) ? INTERVAL_MS : false),
  });
  return {
    start: mutate,
    reset,
    job: started && job,
    isRunning: isPending || (started !== undefined && job !== undefined && isOpen(job)),
    error: error ?? readError,
  };
}

function isOpen({ status }: Job): boolean {
  return status === 'queued' || status === 'running';
}
