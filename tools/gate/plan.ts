import { changesSince, contentSeed } from './changes.ts';
import { LAST_WHOLE_RUN, lastWholeCommit } from './last-whole-run.ts';
import type { Options } from './options.ts';
import { type Project, projectsOf } from './projects.ts';
import { type Changes, choose, type Chosen } from './selection.ts';

/** What a run of the gate does. */
export interface Plan {
  readonly seed: number;
  readonly chosen: readonly Chosen[];
  /** The files that differ from the last whole run; empty where everything runs whole. */
  readonly files: readonly string[];
  readonly projects: readonly Project[];
}

/** The plan for the content of the repository. `LIVERY_SEED` replaces its own seed. */
export async function makePlan(root: string, options: Options): Promise<Plan> {
  const seed = Number(process.env['LIVERY_SEED'] ?? (await contentSeed(root)));
  const changes = options.isWhole ? { unknown: 'asked for' } : await readChanges(root);
  const projects = 'files' in changes ? await projectsOf(root) : [];
  const files = 'files' in changes ? changes.files : [];
  return { seed, chosen: choose(options.parts, changes, projects, seed), files, projects };
}

async function readChanges(root: string): Promise<Changes> {
  const commit = await lastWholeCommit(root);
  if (commit === null) return { unknown: `${LAST_WHOLE_RUN} names no commit` };
  const files = await changesSince(root, commit);
  return files === null ? { unknown: `the history has no ${commit}` } : { files };
}
