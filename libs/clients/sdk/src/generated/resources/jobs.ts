// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type { Job } from '../schemas.ts';

/** The operations of jobs. */
export class JobsResource {
  constructor(protected readonly api: Api) {}

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
