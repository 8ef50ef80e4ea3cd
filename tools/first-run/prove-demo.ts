import assert from 'node:assert/strict';
import { askApi, askList, askToken } from './ask-api.ts';
import { type DemoFacts, readDemoFacts } from './demo-facts.ts';
import type { Proof } from './proof.ts';

/** Uses the demo like the script of a new user. @returns the data that a restart must find again */
export async function proveDemo(proof: Proof, directory: string, port: number): Promise<readonly string[]> {
  let kept: readonly string[] = [];
  await proof.step('demo.json holds the address, three keys, a client and a webhook, for its owner only', async () => {
    const { baseUrl } = await readDemoFacts(directory);
    assert.equal(new URL(baseUrl).port, String(port));
    return undefined;
  });
  await proof.step('GET /ping answers the live key', async () => {
    await askApi(await readDemoFacts(directory), '/ping');
    return undefined;
  });
  await proof.step('POST /oauth/token gives a token that GET /ping answers', async () => {
    const facts = await readDemoFacts(directory);
    await askApi(facts, '/ping', String((await askToken(facts)).get('access_token')));
    return undefined;
  });
  await proof.step('GET /events lists the completed check', async () => {
    const types = (await askList(await readDemoFacts(directory), '/events')).map((event) => event.get('type'));
    assert.ok(types.includes('brand.check.completed'), `It lists ${types.join(', ') || 'nothing'}`);
    return undefined;
  });
  await proof.step('GET /brand_checks holds the findings of the sample deck', async () => {
    const facts = await readDemoFacts(directory);
    const [check] = await askList(facts, '/brand_checks');
    const findings = check?.get('findings');
    assert.ok(Array.isArray(findings) && findings.length > 0, 'There are no findings');
    kept = await whatIsKept(facts);
    return `${findings.length} findings`;
  });
  return kept;
}

/** What must survive a restart: the keys, the ids of the checks and of the webhook endpoint. */
export async function whatIsKept(facts: DemoFacts): Promise<string[]> {
  const checks = await askList(facts, '/brand_checks');
  const endpoints = await askList(facts, '/webhook_endpoints');
  return [...facts.keys, facts.webhook.secret, ...[...checks, ...endpoints].map((record) => String(record.get('id')))];
}
