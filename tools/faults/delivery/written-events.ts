import { assertFits, knownSecrets } from '@livery/testing/without-jest';
import type { Answer, PersistentClient } from '../support/persistent-client.ts';
import type { ArrivedWebhooks } from './arrived-webhooks.ts';

/** The events that are written: one for each new API key. */
export const EVENT_TYPE = 'platform.api_key.created';
const WRITERS = 8;

const idSchema = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } as const;

export interface Endpoint {
  readonly id: string;
  /** The path at the consumer, which names the endpoint there. */
  readonly path: string;
}

/** Creates endpoints that receive the events. */
export async function createEndpoints(
  client: PersistentClient,
  origin: string,
  arrived: ArrivedWebhooks,
  count: number,
): Promise<readonly Endpoint[]> {
  const endpoints: Endpoint[] = [];
  for (let number = 1; number <= count; number += 1) {
    const path = `/endpoints/${number}`;
    const answer = await client.post('/webhook_endpoints', { url: `${origin}${path}`, enabled_events: [EVENT_TYPE] });
    arrived.learnSecrets(path, knownSecrets([], answer.body));
    endpoints.push({ id: idOf(answer), path });
  }
  return endpoints;
}

/** Writes events through the API, with clients that repeat each request until it is answered. */
export class WrittenEvents {
  /** The ids of the records whose creation was answered with 201. */
  readonly acknowledged = new Set<string>();
  readonly problems: string[] = [];
  private readonly client: PersistentClient;

  constructor(client: PersistentClient) {
    this.client = client;
  }

  async write(count: number): Promise<void> {
    let begun = 0;
    const writer = async (): Promise<void> => {
      for (begun += 1; begun <= count; begun += 1) {
        const answer = await this.client.post('/api_keys', { name: 'Fault', scopes: ['brand:read'] });
        if (answer.status === 201) this.acknowledged.add(idOf(answer));
        else this.problems.push(`A request was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
  }
}

function idOf({ body }: Answer): string {
  return assertFits(idSchema, body, 'the answer').id;
}
