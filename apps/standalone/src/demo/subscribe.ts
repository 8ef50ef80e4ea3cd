import type { DemoFacts, DemoWebhook } from './demo-file.ts';
import type { LiveryClient } from './livery-client.ts';
import { textMember } from './text-member.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

/** Subscribes the receiver of this start to the events of checks, with a new webhook endpoint or with that of an earlier start. */
export async function subscribe(
  client: LiveryClient,
  receiver: WebhookReceiver,
  { webhook_endpoint, webhook_secret }: DemoFacts,
): Promise<DemoWebhook> {
  if (webhook_endpoint !== undefined && webhook_secret !== undefined) {
    receiver.expectSecret(webhook_secret);
    await client.send('PATCH', `/webhook_endpoints/${webhook_endpoint}`, { url: receiver.url });
    return { webhook_endpoint, webhook_secret };
  }
  const endpoint = await client.send('POST', '/webhook_endpoints', {
    url: receiver.url,
    enabled_events: ['brand.check.*'],
    description: 'The receiver of the demo',
  });
  const secret = textMember(endpoint, 'signing_secret');
  receiver.expectSecret(secret);
  return { webhook_endpoint: textMember(endpoint, 'id'), webhook_secret: secret };
}
