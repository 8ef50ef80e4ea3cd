import { Body, Controller } from '@nestjs/common';
import { CurrentPrincipal, Endpoint, type PreferredWait } from '@livery/http';
import { awaitJob, type JobResource, jobResource, Jobs, jobSchema } from '@livery/jobs';
import { type Principal, resourceMissing } from '@livery/kernel';
import { StartSimulation } from '../simulation/start-simulation.ts';
import { SIMULATION_SCOPES } from './check-scopes.ts';
import { requestedSimulation, SimulateBrandRulesRequest } from './simulate-brand-rules.request.ts';

const DESCRIPTION = `Starts a job that judges the kept documents of past checks by the rules that you send, and compares what they find with what the rules in force find. Nothing is stored but the job: no rule changes, and there is no check and no event. Without \`check_ids\` and \`since\` these are all kept documents, each once, by its newest check, the newest first, at most 1,000. With \`Prefer: wait=10\` the request waits up to ten seconds, and returns the ended job with status 200.

The \`result\` of the job has \`total\`, and the same numbers for each of the \`rules\`: findings that are \`added\`, \`gone\` and \`unchanged\`. A rule with the \`index\` null is in force, but not in \`data\`; a rule with the \`rule\` null is new. \`documents\` has the numbers of each document that was \`judged\`, by the id of its \`brand_check\`; \`skipped\` counts those that are \`not_kept\` any more, or are \`not_judged\` because the service cannot read them. \`has_more\` says whether older documents were left out. \`guideline_version\` is that in force when the job was started. Findings that were accepted count like others.`;

/** Simulates rules before they hold. */
@Controller()
export class BrandRuleSimulationsController {
  constructor(
    private readonly startSimulation: StartSimulation,
    private readonly jobs: Jobs,
  ) {}

  @Endpoint({
    method: 'POST',
    path: '/brand_rules/simulate',
    operationId: 'simulateBrandRules',
    area: 'Brand governance',
    summary: 'Simulate brand rules',
    description: DESCRIPTION,
    scopes: SIMULATION_SCOPES,
    status: 202,
    response: jobSchema,
    awaited: { prefix: 'job', method: 'ended' },
  })
  async simulate(
    @CurrentPrincipal() { tenant, actor }: Principal,
    @Body() body: SimulateBrandRulesRequest,
  ): Promise<JobResource> {
    const order = { ...requestedSimulation(body), tenant, requestedBy: actor };
    return jobResource(await this.startSimulation.execute(order));
  }

  /** The job after the wait that its caller prefers. */
  async ended({ tenant }: Principal, id: string, wait: PreferredWait): Promise<JobResource> {
    const job = await awaitJob(this.jobs, tenant, id, wait);
    if (job === null) throw resourceMissing();
    return jobResource(job);
  }
}
