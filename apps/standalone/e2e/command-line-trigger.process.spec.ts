import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Livery, verifyWebhook } from '@livery/sdk';
import { ApiContract } from '@livery/testing';
import { type GuideService, REPOSITORY, startGuideService } from './guide-service.ts';
import { ScriptedReceiver } from './scripted-receiver.ts';

const PROGRAM = path.join(REPOSITORY, 'apps/cli/dist/main.js');
/** Types that a few calls in test mode do not cause, or whose cause cannot be undone. */
const EXAMPLES = [
  'platform.organization.updated',
  'platform.user.updated',
  'platform.membership.created',
  'platform.membership.updated',
  'platform.membership.deleted',
  'brand.check.failed',
  'cms.deployment.activated',
  'cms.deployment.superseded',
  'cms.deployment.rolled_back',
  'cms.deployment.failed',
  'cms.slide_asset.created',
  'cms.slide_asset.updated',
  'cms.slide_asset.deleted',
  'cms.slide_asset.restored',
  'cms.ppt_set.created',
  'cms.ppt_set.updated',
  'cms.ppt_set.deleted',
  'cms.ppt_set.restored',
  'platform.webhook_endpoint.failing',
];
const CAUSED = ApiContract.checkedIn()
  .namesAt(['webhooks'])
  .filter((type) => !EXAMPLES.includes(type));

let service: GuideService;
let livery: Livery;
let folder: string;

beforeAll(async () => {
  service = await startGuideService();
  livery = new Livery({ baseUrl: service.origin, credential: service.demo.test_key });
  folder = await mkdtemp(path.join(tmpdir(), 'livery-trigger-'));
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

function run(words: readonly string[], key = service.demo.test_key): Promise<{ code: number; text: string }> {
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    LIVERY_HOST: service.origin,
    LIVERY_API_KEY: key,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr }),
    );
  });
}

/** What an organization has, without the checks and deployments that cannot be deleted. */
async function state(): Promise<unknown> {
  return {
    organization: (await livery.organizations.retrieve(service.demo.organization)).metadata,
    members: (await Array.fromAsync(livery.memberships.list())).map(({ id }) => id),
    keys: (await Array.fromAsync(livery.apiKeys.list())).filter(({ revoked_at }) => revoked_at === null).length,
    endpoints: (await Array.fromAsync(livery.webhookEndpoints.list())).length,
    rules: await Array.fromAsync(livery.brandRules.list()),
    palettes: (await livery.brandPalettes.retrieveAll()).palettes,
    fonts: await Array.fromAsync(livery.fonts.list()),
    assets: await Array.fromAsync(livery.libraryAssets.search()),
    folders: await Array.fromAsync(livery.libraryFolders.search()),
    sets: await Array.fromAsync(livery.iconSets.list()),
    modes: (await livery.reviewPolicy.retrieve()).modes,
  };
}

describe('livery trigger', () => {
  it.each(CAUSED)('causes %s, and removes what it made', async (type) => {
    const before = await state();
    const { code, text } = await run(['trigger', type, '--forward-to', 'http://127.0.0.1:9/']);
    expect(text).toMatch(new RegExp(`^${type} {2}evt_\\w+\\n$`));
    expect(code).toBe(0);
    const event = await livery.events.retrieve(text.trim().split('  ')[1] ?? '');
    expect(event).toMatchObject({ type, livemode: false });
    expect(await state()).toEqual(before);
  });

  it.each(EXAMPLES)('sends the example of %s, signed with the secret of the listener, and says so', async (type) => {
    const receiver = await ScriptedReceiver.start();
    const { code, text } = await run(['trigger', type, '--forward-to', receiver.urlOf('/target')]);
    await receiver.close();
    expect(text).toContain('its example was sent to');
    expect(code).toBe(0);
    const secret = (await run(['listen', '--print-secret'])).text.trim();
    const [request] = receiver.requests;
    const event = await verifyWebhook(request ?? { headers: {}, body: '' }, secret);
    const known = (await livery.eventTypes.list()).data.find(({ name }) => name === type);
    expect(event).toMatchObject({ type, livemode: false, data: known?.example });
    expect((await run(['trigger', type])).code).toBe(2);
  });

  it('lists all types with the way that each one goes', async () => {
    const { code, text } = await run(['trigger', '--list']);
    expect(code).toBe(0);
    const ways = new Map(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(/\s+/))
        .map(([name, way]) => [name, way]),
    );
    for (const type of CAUSED) expect([type, ways.get(type)]).toEqual([type, 'caused']);
    for (const type of EXAMPLES) expect([type, ways.get(type)]).toEqual([type, 'example']);
  });

  it('says that a target did not take the example', async () => {
    const words = ['trigger', 'platform.webhook_endpoint.failing', '--forward-to', 'http://127.0.0.1:9'];
    expect(await run(words)).toMatchObject({ code: 3, text: expect.stringContaining('ECONNREFUSED') });
  });

  it('refuses a key of live mode, and an unknown type', async () => {
    const live = await run(['trigger', 'brand.font.created'], service.demo.live_key);
    expect(live).toMatchObject({ code: 2, text: expect.stringContaining('live mode') });
    expect(await run(['trigger', 'brand.font.creatd'])).toMatchObject({ code: 2 });
    expect(await run(['trigger'])).toMatchObject({ code: 2 });
  });
});
