import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../page-visit.ts';
import { EXPECTED, SdkProof } from './sdk-proof.ts';

/** A page that imports the modules of the package as they are. */
const PAGE = `<!doctype html><title>A page</title>
<script type="importmap">{ "imports": { "@livery/sdk": "/node_modules/@livery/sdk/esm/index.js" } }</script>`;

let proof: SdkProof;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  proof = await SdkProof.start();
  await proof.write('page.html', PAGE);
  browser = await openBrowser();
  page = await browser.newPage();
  await page.goto(`${proof.lossy.origin}/page.html`);
});
afterAll(async () => {
  await browser.close();
  await proof[Symbol.asyncDispose]();
});

/** Calls the service, which has another origin than the page, from the page. */
const fromPage = (credential: string, code: string): Promise<unknown> =>
  page.evaluate(`(async () => {
    const { Livery } = await import('@livery/sdk');
    const options = { baseUrl: ${JSON.stringify(proof.service.origin)}, credential: ${JSON.stringify(credential)}, maxRetries: 0 };
    const livery = new Livery(options);
    ${code}
  })()`);

describe('the library in a page of Chromium', () => {
  it('does all that it does elsewhere, through a server of the page', async () => {
    const outcome: unknown = await page.evaluate(`(async () => {
      const sdk = await import('@livery/sdk');
      const { runScenario } = await import('/scenario.mjs');
      return runScenario(sdk, ${JSON.stringify(proof.settings('Chromium'))});
    })()`);
    expect(outcome).toEqual(EXPECTED);
  });

  it('reads the library of another origin with a publishable key, with the id of each request', async () => {
    const read = await fromPage(
      proof.service.demo.publishable_key,
      `const { data, requestId } = await livery.ping().withResponse();
      const names = [];
      for await (const asset of livery.libraryAssets.search({ limit: 2 })) names.push(asset.name);
      for await (const folder of livery.libraryFolders.search()) names.push(folder.name);
      return { requestId, scopes: data.scopes, names };`,
    );
    expect(read).toEqual({
      requestId: expect.stringMatching(/^req_/),
      scopes: ['cms:read'],
      names: expect.arrayContaining([expect.any(String)]),
    });
  });

  it('learns why the service of another origin refuses a parameter', async () => {
    const failed = await fromPage(
      proof.service.demo.publishable_key,
      `return livery.libraryAssets.search({ limit: 1_000 }).then(String, ({ code, param }) => ({ code, param }));`,
    );
    expect(failed).toEqual({ code: 'limit_out_of_range', param: 'limit' });
  });

  it('reads nothing of another origin with a secret key, and nothing else with a publishable one', async () => {
    const { live_key, publishable_key } = proof.service.demo;
    const call = (method: string) => `return livery.${method}.then(String, ({ name }) => name);`;
    expect(await fromPage(live_key, call('ping()'))).toBe('ConnectionError');
    expect(await fromPage(publishable_key, call('fonts.list()'))).toBe('ConnectionError');
  });
});
