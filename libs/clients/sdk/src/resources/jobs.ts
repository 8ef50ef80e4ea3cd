import { JobsResource } from '../generated/resources/jobs.ts';
import type { Job } from '../generated/schemas.ts';
import type { RequestOptions } from '../runtime/options.ts';

/** The operations of jobs. */
export class Jobs extends JobsResource {
  /**
   * Follows a job: yields it now and after each change, at most twice a second, until it has ended. The service closes each stream after five
   * minutes; another one is opened then.
   */
  override async *follow(id: string, options?: RequestOptions): AsyncGenerator<Job, void, undefined> {
    for (let ended = false; !ended;) {
      for await (const job of super.follow(id, options)) {
        yield job;
        ended = job.completed !== null;
      }
    }
  }
}
