import type { Job, ReplayDeliveriesRequest } from '@livery/sdk';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

const INTERVAL_MS = 1000;

export interface Replays {
  /** Starts a job for each request; other requests count anew. */
  readonly start: (requests: readonly ReplayDeliveriesRequest[]) => void;
  /** Forgets the jobs. They go on. */
  readonly reset: () => void;
  /** Undefined before the start. */
  readonly jobs: readonly Job[] | undefined;
  readonly isRunning: boolean;
  readonly error: Error | null;
}

/** Jobs that replay deliveries, or only count them. */
export function useReplays(endpoint: string): Replays {
  const { livery, key } = useWorkspace();
  const queries = useQueryClient();
  const {
    mutate,
    reset,
    data: started,
    isPending,
    error,
  } = useMutation({
    mutationFn: async (requests: readonly ReplayDeliveriesRequest[]) => {
      const jobs: Job[] = [];
      for (const request of requests) jobs.push(await livery.webhookEndpoints.replay(endpoint, request));
      return jobs;
    },
    meta: { showsErrors: true },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'webhook-deliveries'] }),
  });
  const reads = useQueries({
    queries: (started ?? []).map((job) => ({
      queryKey: [...key, 'jobs', job.id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => livery.jobs.retrieve(job.id, { signal }),
      refetchInterval: ({ state: { data } }: { readonly state: { readonly data: Job | undefined } }) =>
        data === undefined || isOpen(data) ? INTERVAL_MS : (false as const),
    })),
  });
  const jobs = started?.map((job, place) => reads[place]?.data ?? job);
  return {
    start: mutate,
    reset,
    jobs,
    isRunning: isPending || jobs?.some(isOpen) === true,
    error: error ?? reads.find((read) => read.error !== null)?.error ?? null,
  };
}

/** The job that shows how far all of them are: one that goes on; else one that did not complete; else any. */
export function leadingJob(jobs: readonly Job[]): Job | undefined {
  return jobs.find(isOpen) ?? jobs.find(({ status }) => status !== 'completed') ?? jobs[0];
}

function isOpen({ status }: Job): boolean {
  return status === 'queued' || status === 'running';
}
