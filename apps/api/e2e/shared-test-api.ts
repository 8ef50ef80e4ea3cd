import passport, { type Strategy } from 'passport';
import { assertEventsDeclared } from './assert-events-declared.ts';
import { startTestApi, type TestApi } from './test-api.ts';

/** What suites may do that share one API: each sees its own organizations only. */
export type SharedTestApi = Pick<TestApi, 'as' | 'createOrganization' | 'close'>;

interface RunningApi extends TestApi {
  readonly bearerStrategy: Strategy;
}

let running: Promise<RunningApi> | undefined;

/** The API that all such suites of a process share, which saves each of them the start. It ends with the process. */
export async function sharedTestApi(): Promise<SharedTestApi> {
  running ??= start();
  const { as, createOrganization, emittedEvents, bearerStrategy } = await running;
  // passport keeps one strategy of this name for the whole process: that of the API that another suite has started last.
  passport.use('bearer', bearerStrategy);
  /** Fails if an event was emitted that does not fit its declaration. */
  const close = async (): Promise<void> => assertEventsDeclared(await emittedEvents());
  return { as, createOrganization, close };
}

async function start(): Promise<RunningApi> {
  const api = await startTestApi();
  const strategies: Readonly<Record<string, Strategy>> = Reflect.get(passport, '_strategies');
  const { bearer } = strategies;
  if (bearer === undefined) throw new Error('The API has no strategy for bearer tokens.');
  return { ...api, bearerStrategy: bearer };
}
