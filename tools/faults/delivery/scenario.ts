import type { Disruption } from './arrived-webhooks.ts';
import { judge, type Verdict } from './judge.ts';
import { isDelivered, isRelayed } from './recorded-state.ts';
import { type FireOptions, type ServiceUnderFire, SLOTS, startUnderFire } from './service-under-fire.ts';
import { createEndpoints, type Endpoint, WrittenEvents } from './written-events.ts';

const ENDPOINTS = 3;

/** A scenario that is running. */
export interface Running extends ServiceUnderFire {
  readonly endpoints: readonly Endpoint[];
  /** Whether a share of all deliveries has arrived. */
  readonly hasArrived: (share: number) => boolean;
  readonly untilArrived: (share: number) => Promise<void>;
  /**
   * Breaks something for some time.
   * @param slots how many deliveries may be in flight in what breaks. They may be sent again
   * @param afterwardsMs for how long its effect lasts after `work`
   */
  readonly disrupt: (what: string, slots: number, work: () => Promise<void>, afterwardsMs?: number) => Promise<void>;
}

/** Disturbs the service while events are written. @returns what was done, as a part of a sentence */
export type Disturb = (running: Running) => Promise<string>;

export interface ScenarioOptions extends FireOptions {
  readonly events: number;
  /** How long the consumer takes to answer. */
  readonly answerMs?: number;
  readonly report: (progress: string) => void;
}

export interface ScenarioResult extends Verdict {
  readonly done: string;
  readonly seconds: number;
  readonly queue: string;
  /** The errors in the logs of the processes. */
  readonly said: string;
}

/** All that one process may have in flight, in both lanes. */
export const OF_ONE_PROCESS = 2 * SLOTS;

/** Writes events, disturbs the service meanwhile, and waits until everything has been delivered. */
export async function runScenario(disturb: Disturb, options: ScenarioOptions): Promise<ScenarioResult> {
  await using service = await startUnderFire(options);
  const { sink, arrived, processes, client, database, queue } = service;
  // The creation of the client's own key is such an event, too.
  await processes.until('nothing is left to relay', () => isRelayed(database));
  const endpoints = await createEndpoints(client, sink.origin, arrived, ENDPOINTS);
  sink.answerMs = options.answerMs ?? 0;
  const disruptions: Disruption[] = [];
  const started = performance.now();
  const written = new WrittenEvents(client);
  const all = ENDPOINTS * options.events;
  const hasArrived = (share: number): boolean => arrived.size >= share * all;
  const running: Running = {
    ...service,
    endpoints,
    hasArrived,
    untilArrived: (share) => processes.until(`${share} of all have arrived`, () => hasArrived(share)),
    disrupt: async (what, most, work, afterwardsMs = 0) => {
      options.report(`${what} after ${arrived.size} of ${all} deliveries`);
      const from = performance.now();
      await work();
      disruptions.push({ from, to: performance.now() + afterwardsMs, most });
    },
  };
  const [done] = await Promise.all([disturb(running), written.write(options.events)]);
  options.report(`all events are written, and ${arrived.size} of ${all} deliveries have arrived`);
  await processes.until(
    'all is recorded as delivered',
    async () => (await isRelayed(database)) && (await isDelivered(database)),
  );
  const verdict = await judge(service, written, endpoints, disruptions);
  const seconds = (performance.now() - started) / 1_000;
  return { ...verdict, done, seconds, queue: queue.name, said: processes.said };
}
