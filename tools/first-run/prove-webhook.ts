import assert from 'node:assert/strict';
import { askApi, askList } from './ask-api.ts';
import { readDemoFacts } from './demo-facts.ts';
import type { Proof } from './proof.ts';
import type { RunningService } from './running-service.ts';
import { until } from './until.ts';

const SETTLED_WITHIN_S = 5;

/** Checks what the first start prints about its webhook, and what the API returns. @returns the URL of the endpoint */
export async function proveWebhook(proof: Proof, service: RunningService, directory: string): Promise<string> {
  let receiver = '';
  await proof.step('the webhook of the check arrived, and its signature is right', async () => {
    assert.match(service.output, /Webhook arrived: brand\.check\.completed \(evt_\w+\), its signature is right/);
    return undefined;
  });
  await proof.step('GET /webhook_endpoints/{id}/deliveries shows it delivered', async () => {
    const facts = await readDemoFacts(directory);
    const statuses = async (): Promise<readonly string[]> =>
      (await askList(facts, `/webhook_endpoints/${facts.webhook.endpoint}/deliveries`)).map((delivery) =>
        String(delivery.get('status')),
      );
    await until(async () => !(await statuses()).includes('pending'), SETTLED_WITHIN_S);
    assert.deepEqual(await statuses(), ['delivered']);
    receiver = await whereItLeads(directory);
    return undefined;
  });
  return receiver;
}

/** Checks that the endpoint has the URL of the new receiver, which uses another port at each start. */
export async function proveWebhookFollows(proof: Proof, directory: string, earlier: string): Promise<void> {
  await proof.step('the webhook endpoint leads to the receiver of the second start', async () => {
    assert.ok(earlier !== '', 'It is not known where it led before');
    assert.notEqual(await whereItLeads(directory), earlier);
    return undefined;
  });
}

async function whereItLeads(directory: string): Promise<string> {
  const facts = await readDemoFacts(directory);
  return String((await askApi(facts, `/webhook_endpoints/${facts.webhook.endpoint}`)).get('url'));
}
