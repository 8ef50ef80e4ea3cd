import { JobsResource } from '../generated/resources/jobs.ts';
import type { Job } from '../generated/schemas.ts';
import { ConnectionError } from '../runtime/errors.ts';
import type { RequestOptions } from '../runtime/options.ts';

/** The operations of jobs. */
export class Jobs extends JobsResource {
  /**
   * Follows a job: yields it now and after each change, at most twice a second, until it has ended. The service closes each stream after five
   * minutes; another one is opened then, and after a lost connection.
   */
  override async *follow(id: string, options?: RequestOptions): AsyncGenerator<Job, void, undefined> {
    for (let ended = false; !ended;) {
      for await (const job of untilLost(super.follow(id, options))) {
        yield job;
        ended = job.completed !== null;
      }
    }
  }
}

/** What arrives until the stream ends or its connection is lost. */
async function* untilLost(jobs: AsyncIterable<Job>): AsyncGenerator<Job, void, undefined> {
  let hasBegun = false;
  try {
    for await (const job of jobs) {
      hasBegun = true;
      yield job;
    }
  } catch (error) {
    // A service that cannot be reached at all is an error.
    if (!hasBegun || !(error instanceof ConnectionError)) throw error;
  }
}
