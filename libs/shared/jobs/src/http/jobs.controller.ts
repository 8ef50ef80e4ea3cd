import { Controller, Query } from '@nestjs/common';
import {
  CheckAgain,
  createdRange,
  CurrentPrincipal,
  Endpoint,
  type EventsAnswer,
  IdParam,
  insufficientScope,
  listEnvelope,
  type ListEnvelope,
  listSchema,
  pageRequest,
  type ServerSentEvent,
} from '@livery/http';
import { mapPage, type Principal, resourceMissing } from '@livery/kernel';
import type { Job } from '../domain/job.ts';
import { Jobs } from '../jobs.ts';
import { JobWatch } from '../watching/job-watch.ts';
import { jobResource } from './job.resource.ts';
import { type JobResource, jobSchema } from './job.schema.ts';
import { ListJobsQuery } from './list-jobs.query.ts';

const SCOPES = 'The credential needs one of the scopes of the endpoint that started the job.';

/** The jobs of every context. */
@Controller()
export class JobsController {
  constructor(
    private readonly jobs: Jobs,
    private readonly watch: JobWatch,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/jobs',
    operationId: 'listJobs',
    area: 'Platform',
    summary: 'List jobs',
    description:
      'Lists jobs, newest first: those of which the credential has one of the scopes of the endpoint that started them. Others are left out.',
    scopes: 'any_credential',
    response: listSchema(jobSchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant, scopes }: Principal,
    @Query() query: ListJobsQuery,
  ): Promise<ListEnvelope<JobResource>> {
    const filter = { scopes, kind: query.kind ?? null, status: query.status ?? null, created: createdRange(query) };
    const page = await this.jobs.list(tenant, filter, pageRequest(query, 'job'));
    return listEnvelope(mapPage(page, jobResource), '/jobs');
  }

  @Endpoint({
    method: 'GET',
    path: '/jobs/:id',
    operationId: 'retrieveJob',
    area: 'Platform',
    summary: 'Retrieve a job',
    description: `Returns the status, the progress and the result of a job. ${SCOPES}`,
    scopes: 'any_credential',
    response: jobSchema,
    errors: ['resource_missing', 'insufficient_scope'],
  })
  async retrieve(@CurrentPrincipal() principal: Principal, @IdParam('job') id: string): Promise<JobResource> {
    return jobResource(await this.visible(principal, id));
  }

  @Endpoint({
    method: 'GET',
    path: '/jobs/:id/events',
    operationId: 'followJob',
    area: 'Platform',
    summary: 'Follow a job',
    description: `Sends the job as server-sent events of the type \`job\`: its state now, and after each change, at most twice a second. The stream ends with the job, after five minutes, or when the credential is not valid any more; open another one then. ${SCOPES}`,
    scopes: 'any_credential',
    answer: 'events',
    response: jobSchema,
    errors: ['resource_missing', 'insufficient_scope'],
  })
  async follow(
    @CurrentPrincipal() principal: Principal,
    @IdParam('job') id: string,
    @CheckAgain() checkAgain: () => Promise<Principal>,
  ): Promise<EventsAnswer> {
    const job = await this.visible(principal, id);
    const assertPermitted = async (): Promise<void> => assertServes(await checkAgain(), job);
    return { events: snapshots(this.watch.follow(job)), assertPermitted };
  }

  @Endpoint({
    method: 'POST',
    path: '/jobs/:id/cancel',
    operationId: 'cancelJob',
    area: 'Platform',
    summary: 'Cancel a job',
    description: `Cancels a job. A queued job ends at once. A running one has \`cancel_requested\` and ends within seconds; what it has done until then remains. A job that has ended cannot be cancelled. ${SCOPES}`,
    scopes: 'any_credential',
    response: jobSchema,
    errors: ['resource_missing', 'insufficient_scope', 'resource_conflict'],
  })
  async cancel(@CurrentPrincipal() principal: Principal, @IdParam('job') id: string): Promise<JobResource> {
    return jobResource(await this.jobs.cancel(principal.tenant, id, (job) => assertServes(principal, job)));
  }

  private async visible(principal: Principal, id: string): Promise<Job> {
    const job = await this.jobs.find(principal.tenant, id);
    if (job === null) throw resourceMissing();
    assertServes(principal, job);
    return job;
  }
}

async function* snapshots(jobs: AsyncIterable<Job>): AsyncGenerator<ServerSentEvent, void> {
  for await (const job of jobs) yield { event: 'job', data: jobResource(job) };
}

/** @throws DomainError `insufficient_scope` if the caller has none of the scopes of the route that started the job */
function assertServes({ scopes }: Principal, job: Job): void {
  if (!job.scopes.some((scope) => scopes.includes(scope))) throw insufficientScope(job.scopes);
}
