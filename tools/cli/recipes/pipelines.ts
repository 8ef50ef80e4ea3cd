import { parse } from 'yaml';
import { listOf, membersOf, textsOf } from '../../office-proof/json.ts';
import type { Outcome, RecipeFolder } from './recipe-folder.ts';

/** What became of a job: what its steps printed, and whether one of them failed. */
export interface JobOutcome {
  readonly succeeded: boolean;
  readonly outcomes: readonly Outcome[];
  /** The actions that were used, whose steps are not run. */
  readonly actions: readonly string[];
}

/** Runs the only job of a workflow of GitHub Actions. After a failure, only steps with the condition of the guide are run. */
export async function runGitHubJob(workflow: string, folder: RecipeFolder): Promise<JobOutcome> {
  const [job] = membersOf(membersOf(parse(workflow)).get('jobs')).values();
  const outcomes: Outcome[] = [];
  const actions: string[] = [];
  let succeeded = true;
  for (const step of listOf(membersOf(job).get('steps')).map(membersOf)) {
    if (!succeeded && step.get('if') !== '${{ !cancelled() }}') continue;
    if (step.has('uses')) actions.push(String(step.get('uses')));
    if (!step.has('run')) continue;
    const outcome = await folder.run(String(step.get('run')));
    outcomes.push(outcome);
    succeeded &&= outcome.code === 0;
  }
  return { succeeded, outcomes, actions };
}

/** Runs the only job of a pipeline of GitLab. */
export async function runGitLabJob(pipeline: string, folder: RecipeFolder): Promise<JobOutcome> {
  const [job] = membersOf(parse(pipeline)).values();
  const outcome = await folder.run(textsOf(membersOf(job).get('script')).join('\n'));
  return { succeeded: outcome.code === 0, outcomes: [outcome], actions: [] };
}
