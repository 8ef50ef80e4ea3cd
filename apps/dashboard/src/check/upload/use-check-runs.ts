import type { Livery } from '@livery/sdk';
import { useSyncExternalStore } from 'react';
import { watchUpload } from '../../session/upload-progress.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { type CheckRun, CheckRuns } from './check-runs.ts';

/** The runs of each workspace, which live as long as its client: a person can look at other pages meanwhile. */
const RUNS = new WeakMap<Livery, CheckRuns>();
const MAX_NAME = 255;

/** The files that are being checked in this workspace. */
export function useCheckRuns(): { readonly runs: CheckRuns; readonly list: readonly CheckRun[] } {
  const { livery } = useWorkspace();
  const runs = RUNS.get(livery) ?? newRuns(livery);
  const list = useSyncExternalStore(runs.subscribe, runs.current);
  return { runs, list };
}

function newRuns(livery: Livery): CheckRuns {
  const runs = new CheckRuns(
    ({ file, wish }, options) =>
      livery.brandChecks.run({ file, filename: file.name.slice(-MAX_NAME), ...wish }, options),
    watchUpload,
  );
  RUNS.set(livery, runs);
  return runs;
}
