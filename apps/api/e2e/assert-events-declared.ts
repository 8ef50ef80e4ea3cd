import { assertFits } from '@livery/testing';
import pg from 'pg';
import { VOCABULARY } from '@livery/app-composition';

export interface EmittedEvent {
  readonly type: string;
  readonly data: unknown;
}

/** The event definitions of all contexts, by type. */
export const EVENT_DEFINITIONS = new Map(VOCABULARY.events.map((event) => [event.type, event]));

/** Reads the events of all organizations, on a connection without the tenant guard. */
export async function readEmittedEvents(url: string): Promise<readonly EmittedEvent[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<EmittedEvent>('select type, data from messaging.event')).rows;
  } finally {
    await client.end();
  }
}

/** @throws Error if no context declares the type of an event, or if its data do not fit the declared schema */
export function assertEventsDeclared(events: readonly EmittedEvent[]): void {
  for (const { type, data } of events) {
    const definition = EVENT_DEFINITIONS.get(type);
    if (definition === undefined) throw new Error(`An event of an undeclared type was emitted: ${type}`);
    assertFits(definition.schema, data, `an event ${type}`);
  }
}
