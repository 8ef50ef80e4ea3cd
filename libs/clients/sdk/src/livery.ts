import { Resources } from './generated/resources.ts';
import { apiOf, type LiveryOptions } from './options.ts';
import { Events } from './resources/events.ts';
import { Files } from './resources/files.ts';
import { Jobs } from './resources/jobs.ts';
import type { Call } from './runtime/call.ts';
import type { AllOptions } from './runtime/options.ts';

/** What a request of one's own has beside its method and path. */
export interface RawOptions extends AllOptions {
  readonly query?: Readonly<Record<string, unknown>>;
  /** What is sent as JSON. */
  readonly body?: unknown;
}

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

  /**
   * Sends any request, such as one of an operation that is newer than this library. It is repeated like all others.
   * @param path the path after the version segment, such as `/fonts/font_…`
   */
  request<Data = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: `/${string}`,
    { query, body, ...options }: RawOptions = {},
  ): Call<Data> {
    return this.api.call<Data>({ method, path, body, options, ...(query && { query }) });
  }
}
