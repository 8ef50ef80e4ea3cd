import { Resources } from './generated/resources.ts';
import { apiOf, type LiveryOptions } from './options.ts';
import { Events } from './resources/events.ts';
import { Files } from './resources/files.ts';
import { Jobs } from './resources/jobs.ts';

/**
 * A client of the service, with one method for each operation: `await livery.brandChecks.run({ file, filename: 'deck.pptx' })`.
 * Nothing is sent before a method is called. A client may be used by any number of callers at the same time.
 */
export class Livery extends Resources {
  override readonly events: Events;
  override readonly files: Files;
  override readonly jobs: Jobs;

  /** @throws TypeError if the address or the key cannot be one */
  constructor(options: LiveryOptions) {
    const api = apiOf(options);
    super(api);
    this.events = new Events(api);
    this.files = new Files(api);
    this.jobs = new Jobs(api);
  }
}
