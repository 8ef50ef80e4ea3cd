import type { Disruption } from './arrived-webhooks.ts';
import { readAttempts, readState } from './recorded-state.ts';
import type { ServiceUnderFire } from './service-under-fire.ts';
import { type Endpoint, EVENT_TYPE, type WrittenEvents } from './written-events.ts';

/** What a scenario has shown. */
export interface Verdict {
  readonly events: number;
  readonly deliveries: number;
  readonly lost: number;
  /** Webhooks that were sent again. */
  readonly extra: number;
  /** How many may be sent again because they were in flight. */
  readonly most: number;
  /** What must not be, as sentences. */
  readonly faults: readonly string[];
}

/** Compares what has arrived with what was acknowledged, and with the reasons for which something may arrive twice. */
export async function judge(
  { arrived, database }: ServiceUnderFire,
  { acknowledged, problems }: WrittenEvents,
  endpoints: readonly Endpoint[],
  disruptions: readonly Disruption[],
): Promise<Verdict> {
  const { events, undelivered, lastSequences } = await readState(database, EVENT_TYPE);
  const invalid = arrived.countInvalid(await readAttempts(database));
  const lost = endpoints.flatMap(({ path }) => {
    const received = arrived.recordsOf(path);
    return [...acknowledged].filter((id) => !received.has(id));
  }).length;
  const { extra, unexplained } = arrived.repeats(disruptions);
  const most = disruptions.reduce((sum, disruption) => sum + disruption.most, 0);
  const faults = [
    ...problems,
    ...faultIf(lost > 0, `${lost} deliveries are lost.`),
    ...faultIf(events !== acknowledged.size, `${acknowledged.size} writes were acknowledged, but ${events} were made.`),
    ...faultIf(undelivered > 0, `${undelivered} deliveries are not recorded as delivered.`),
    ...faultIf(
      lastSequences.some((last) => last !== events),
      `The last sequences are ${lastSequences.join(', ')}, but there are ${events} events.`,
    ),
    ...faultIf(unexplained > 0, `${unexplained} webhooks were sent again without having been in flight.`),
    ...faultIf(extra > most, `${extra} webhooks were sent again, but at most ${most} were in flight.`),
    ...faultIf(invalid > 0, `${invalid} webhooks have a wrong signature.`),
    ...endpoints.flatMap(({ path }) => arrived.faultsOf(path, events)),
  ];
  return { events, deliveries: arrived.size, lost, extra, most, faults };
}

function faultIf(isOne: boolean, fault: string): readonly string[] {
  return isOne ? [fault] : [];
}
