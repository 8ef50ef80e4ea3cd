import assert from 'node:assert/strict';
import { askApi, askList, askToken } from './ask-api.ts';
import { type DemoFacts, readDemoFacts } from './demo-facts.ts';
import type { Proof } from './proof.ts';

/** Uses the demo like the script of a new user. @returns the data that a restart must find again */
export async function proveDemo(proof: Proof, directory: string, port: number): Promise<readonly string[]> {
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
    return `${findings.length} findings`;
  });
  await proveLibrary(proof, directory);
  return whatIsKept(await readDemoFacts(directory));
}

async function proveLibrary(proof: Proof, directory: string): Promise<void> {
  await proof.step(
    'GET /library_assets finds the picture by a tag and while typing, and the deck by its text',
    async () => {
      const facts = await readDemoFacts(directory);
      const found = async (query: string): Promise<unknown[]> =>
        (await askList(facts, `/library_assets?${query}`)).map((asset) => asset.get('name'));
      assert.deepEqual(await found('tag=autumn'), ['Harbour at dawn']);
      assert.deepEqual(await found('q=harbour+da'), ['Harbour at dawn']);
      assert.deepEqual(await found('type=icon'), ['Coffee cup']);
      assert.deepEqual(await found('q=beanbox&type=presentation'), ['Autumn launch deck']);
      assert.equal((await found('q=beanbox&type=slide')).length, 1);
      return undefined;
    },
  );
  await proof.step('the set of slides is downloaded as a presentation, and is deployed to the channel', async () => {
    const facts = await readDemoFacts(directory);
    const [set] = await askList(facts, '/ppt_sets');
    const opened = await fetch(String(set?.get('open_url')));
    assert.match(String(opened.headers.get('content-type')), /presentationml\.presentation$/);
    const bytes = await opened.arrayBuffer();
    const deployment = await askApi(facts, '/deployments/active?channel=web');
    assert.equal(deployment.get('item_count'), 4);
    return `${bytes.byteLength} bytes`;
  });
  await proof.step('the publishable key sees the assets, and a link gives the bytes of the picture', async () => {
    const facts = await readDemoFacts(directory);
    assert.equal((await askList(facts, '/library_assets?limit=100', facts.keys[2])).length, 12);
    const [picture] = await askList(facts, '/library_assets?type=image');
    const opened = await fetch(String(picture?.get('open_url')));
    assert.equal(opened.headers.get('content-type'), 'image/png');
    const bytes = await opened.arrayBuffer();
    assert.equal(bytes.byteLength, picture?.get('size_bytes'));
    return `${bytes.byteLength} bytes`;
  });
}

/** What must survive a restart: the keys, the ids of the checks, of the assets and of the webhook endpoint. */
export async function whatIsKept(facts: DemoFacts): Promise<string[]> {
  const checks = await askList(facts, '/brand_checks');
  const assets = await askList(facts, '/library_assets');
  const endpoints = await askList(facts, '/webhook_endpoints');
  return [
    ...facts.keys,
    facts.webhook.secret,
    ...[...checks, ...assets, ...endpoints].map((record) => String(record.get('id'))),
  ];
}
