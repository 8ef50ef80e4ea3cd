import passport, { Strategy } from 'passport';
import { assertEventsDeclared } from './assert-events-declared.ts';
import { startTestApi, type TestApi } from './test-api.ts';

/** What suites may do that share one API: each sees its own organizations only. */
export type SharedTestApi = Pick<TestApi, 'as' | 'createOrganization' | 'close'>;

interface RunningApi {
  readonly api: TestApi;
  readonly bearerStrategy: Strategy;
}

let running: Promise<RunningApi> | undefined;

/** The API that all such suites of a process share, which saves each of them the start. It ends with the process. */
export async function sharedTestApi(): Promise<SharedTestApi> {
  running ??= start();
  const { api, bearerStrategy } = await running;
  // passport keeps one strategy of this name for the whole process: that of the API that another suite has started last.
  passport.use('bearer', bearerStrategy);
  return {
    as: (secret) => api.as(secret),
    createOrganization: () => api.createOrganization(),
    /** Fails if an event was emitted that does not fit its declaration. */
    close: async () => assertEventsDeclared(await api.emittedEvents()),
  };
}

async function start(): Promise<RunningApi> {
  const api = await startTestApi();
  const strategies: unknown = Reflect.get(passport, '_strategies');
  const bearerStrategy: unknown = Reflect.get(Object(strategies), 'bearer');
  if (!(bearerStrategy instanceof Strategy)) throw new Error('The API has no strategy for bearer tokens.');
  return { api, bearerStrategy };
}
