import type { TestApi, TestOrganization } from './test-api.ts';
import { WebhookOperator } from './webhook-operator.ts';
import { openWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

/** A new organization with an endpoint in test mode, which allows http, and its receiver. */
export interface OperatedEndpoint {
  readonly organization: TestOrganization;
  readonly operator: WebhookOperator;
  /** The id of the endpoint. */
  readonly endpoint: string;
  readonly receiver: WebhookReceiver;
}

export async function openOperatedEndpoint(api: TestApi): Promise<OperatedEndpoint> {
  const receiver = await openWebhookReceiver();
  const organization = await api.createOrganization();
  const operator = new WebhookOperator(await organization.client(undefined, { livemode: false }));
  return { organization, operator, endpoint: await operator.endpoint(receiver.url), receiver };
}
