import { attemptedDeliverySchema, webhookDeliverySchema, webhookEndpointSchema } from '@livery/delivery-contracts';
import { jobSchema, type JobResource } from '@livery/jobs';
import { type FromSchema, recordSchema } from '@livery/kernel';
import { type ApiClient, poll } from '@livery/testing';
import { createdEndpointSchema } from './webhook-caller.ts';
import { readAnswer } from './read-answer.ts';

const listOfDeliveries = recordSchema({
  object: { const: 'list' },
  data: { type: 'array', items: webhookDeliverySchema },
  has_more: { type: 'boolean' },
  url: { type: 'string' },
});

type Delivery = FromSchema<typeof webhookDeliverySchema>;

/** What an operator of an integration does: it creates endpoints, causes events, and sends deliveries again. */
export class WebhookOperator {
  private caused = 0;

  constructor(readonly client: ApiClient) {}

  async endpoint(url: string, enabledEvents: readonly string[] = ['brand.font.*']): Promise<string> {
    const answer = await this.client.post('/webhook_endpoints', { url, enabled_events: enabledEvents });
    return readAnswer(createdEndpointSchema, answer).id;
  }

  async read(endpoint: string): Promise<FromSchema<typeof webhookEndpointSchema>> {
    return readAnswer(webhookEndpointSchema, await this.client.get(`/webhook_endpoints/${endpoint}`));
  }

  async change(endpoint: string, body: object): Promise<void> {
    readAnswer(webhookEndpointSchema, await this.client.patch(`/webhook_endpoints/${endpoint}`, body));
  }

  /** Causes events of the type `brand.font.created`. */
  async cause(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      this.caused += 1;
      const answer = await this.client.post('/fonts', { name: `Font ${this.caused}` });
      if (answer.status !== 201) throw new Error(answer.text);
    }
  }

  async deliveries(endpoint: string): Promise<readonly Delivery[]> {
    const answer = await this.client.get(`/webhook_endpoints/${endpoint}/deliveries?limit=200`);
    return readAnswer(listOfDeliveries, answer).data;
  }

  async delivery(id: string): Promise<FromSchema<typeof attemptedDeliverySchema>> {
    return readAnswer(attemptedDeliverySchema, await this.client.get(`/webhook_deliveries/${id}`));
  }

  /** Waits until the deliveries of an endpoint have these statuses, in the order of their sequence. */
  async until(endpoint: string, statuses: readonly string[]): Promise<readonly Delivery[]> {
    const now = async (): Promise<string> =>
      JSON.stringify((await this.deliveries(endpoint)).map(({ status }) => status));
    await poll(`the deliveries are ${statuses.join(', ')}`, async () => (await now()) === JSON.stringify(statuses));
    return this.deliveries(endpoint);
  }

  /** Starts a replay. @returns the job at its end */
  async replay(endpoint: string, body: object): Promise<JobResource> {
    const started = await this.client.post(`/webhook_endpoints/${endpoint}/replay`, body);
    const { id } = readAnswer(jobSchema, started);
    return this.ended(id);
  }

  async ended(job: string): Promise<JobResource> {
    const read = async (): Promise<JobResource> => readAnswer(jobSchema, await this.client.get(`/jobs/${job}`));
    await poll('the job ends', async () => !['queued', 'running'].includes((await read()).status));
    return read();
  }
}
