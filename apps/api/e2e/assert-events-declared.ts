import { assertFits } from '@livery/testing';
import pg from 'pg';
import { VOCABULARY } from '@livery/app-composition';

export interface EmittedEvent {
  readonly type: string;
  readonly data: unknown;
}

/** What every context publishes, by type. */
export const EVENT_DEFINITIONS = new Map(VOCABULARY.events.map((event) => [event.type, event]));

/** Every event of every organization, on a connection that no guard watches. */
export async function readEmittedEvents(url: string): Promise<readonly EmittedEvent[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<EmittedEvent>('select type, data from messaging.event')).rows;
  } finally {
    await client.end();
  }
}

/** @throws Error at an event of a type that no context declares, or with data that its declaration does not describe */
export function assertEventsDeclared(events: readonly EmittedEvent[]): void {
  for (const { type, data } of events) {
    const definition = EVENT_DEFINITIONS.get(type);
    if (definition === undefined) throw new Error(`An event of an undeclared type was emitted: ${type}`);
    assertFits(definition.schema, data, `an event ${type}`);
  }
}
