// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { TimeRange } from '../../runtime/query-text.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type { Job, JobList } from '../schemas.ts';

/** The parameters of `GET /jobs`. */
export type ListJobsQuery = {
  /** Returns only jobs of this kind. */
  kind?: string | undefined;
  /** Returns only jobs with this status. */
  status?: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled' | (string & {}) | undefined;
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The operations of jobs. */
export class JobsResource {
  constructor(protected readonly api: Api) {}

  /**
   * List jobs: `GET /jobs`.
   *
   * Lists jobs, newest first: those of which the credential has one of the scopes of the endpoint that started them. Others are left out.
   *
   * It needs no scope.
   */
  list(query: ListJobsQuery = {}, options?: RequestOptions): Pages<Job, JobList> {
    return this.api.list({ method: 'GET', path: '/jobs', query, options });
  }

  /**
   * Retrieve a job: `GET /jobs/{id}`.
   *
   * Returns the status, the progress and the result of a job. The credential needs one of the scopes of the endpoint that started the job.
   *
   * It needs no scope.
   */
  retrieve(id: string, options?: RequestOptions): Call<Job> {
    return this.api.call({ method: 'GET', path: pathText`/jobs/${id}`, options });
  }

  /**
   * Follow a job: `GET /jobs/{id}/events`.
   *
   * Sends the job as server-sent events of the type `job`: its state now, and after each change, at most twice a second. The stream ends with the job, after five minutes, or when the credential is not valid any more; open another one then. The credential needs one of the scopes of the endpoint that started the job.
   *
   * It needs no scope.
   */
  follow(id: string, options?: RequestOptions): AsyncIterable<Job> {
    return this.api.follow({ method: 'GET', path: pathText`/jobs/${id}/events`, options });
  }

  /**
   * Cancel a job: `POST /jobs/{id}/cancel`.
   *
   * Cancels a job. A queued job ends at once. A running one has `cancel_requested` and ends within seconds; what it has done until then remains. A job that has ended cannot be cancelled. The credential needs one of the scopes of the endpoint that started the job.
   *
   * It needs no scope.
   */
  cancel(id: string, options?: RequestOptions): Call<Job> {
    return this.api.call({ method: 'POST', path: pathText`/jobs/${id}/cancel`, options });
  }
}
