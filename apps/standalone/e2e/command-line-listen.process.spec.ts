import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Livery, verifyWebhook } from '@livery/sdk';
import { poll, StartedProcess, TcpProxy } from '@livery/testing';
import { Webhook } from 'standardwebhooks';
import { type GuideService, REPOSITORY, startGuideService } from './guide-service.ts';
import { ScriptedReceiver } from './scripted-receiver.ts';

const PROGRAM = path.join(REPOSITORY, 'apps/cli/dist/main.js');
const TARGET = '/target';

let service: GuideService;
let livery: Livery;
let receiver: ScriptedReceiver;
let folder: string;
const running: StartedProcess[] = [];

beforeAll(async () => {
  service = await startGuideService();
  livery = new Livery({ baseUrl: service.origin, credential: service.demo.test_key });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-listen-'));
  receiver = await ScriptedReceiver.start();
});
afterEach(async () => {
  for (const listener of running.splice(0)) await listener.end('SIGKILL');
  await receiver.close();
  await rm(folder, { recursive: true });
});

/** Starts the command line as a user whose configuration is in the folder of the test. */
function start(...words: readonly string[]): StartedProcess {
  const environment = {
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    LIVERY_HOST: service.origin,
    LIVERY_API_KEY: service.demo.test_key,
  };
  const listener = StartedProcess.start(PROGRAM, environment, process.execPath, words);
  running.push(listener);
  return listener;
}

async function startListener(...words: readonly string[]): Promise<StartedProcess> {
  const listener = start('listen', '--forward-to', receiver.urlOf(TARGET), ...words);
  await listener.printed('Ctrl-C ends it.');
  return listener;
}

async function secret(): Promise<string> {
  const printing = start('listen', '--print-secret');
  expect(await printing.exitCode()).toBe(0);
  return printing.text.trim();
}

/** Causes an event. @returns its id */
async function cause(name: string): Promise<string> {
  const { requestId } = await livery.libraryFolders.create({ name }).withResponse();
  const { data } = await livery.events.list({ request_id: requestId ?? '', type: 'cms.library_folder.created' });
  return data[0]?.id ?? '';
}

describe('livery listen', () => {
  it('sends the bytes and headers that a webhook of the event has, signed with a secret that stays the same', async () => {
    const url = receiver.urlOf('/real');
    const endpoint = await livery.webhookEndpoints.create({ url, enabled_events: ['cms.*'] });
    await startListener('--events', 'cms.*');
    const id = await cause('Compared');
    const [real, forwarded] = [await receiver.arrival('/real', id), await receiver.arrival(TARGET, id)];
    await livery.webhookEndpoints.delete(endpoint.id);
    expect(forwarded.body).toBe(real.body);
    expect(Object.keys(forwarded.headers)).toEqual(expect.arrayContaining(Object.keys(real.headers)));
    const own = ['content-length', 'content-type', 'user-agent', 'webhook-id', 'webhook-sequence', 'host'] as const;
    for (const name of own) expect([name, forwarded.headers[name]]).toEqual([name, real.headers[name]]);
    const known = await secret();
    expect(await verifyWebhook(forwarded, known)).toEqual(JSON.parse(real.body));
    const stripe = { 'livery-signature': forwarded.headers['livery-signature'] };
    expect(await verifyWebhook({ headers: stripe, body: forwarded.body }, known)).toHaveProperty('id', id);
    const headers = Object.fromEntries(Object.entries(forwarded.headers).map(([name, value]) => [name, String(value)]));
    expect(new Webhook(known).verify(forwarded.body, headers)).toHaveProperty('id', id);
    await expect(verifyWebhook(forwarded, endpoint.signing_secret)).rejects.toMatchObject({ reason: 'signature' });
    expect(await secret()).toBe(known);
  });

  it('keeps the secret and the place for their owner alone', async () => {
    await startListener();
    await secret();
    const files = await readdir(path.join(folder, 'livery/listen'));
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect((await stat(path.join(folder, 'livery/listen', file))).mode & 0o777).toBe(0o600);
    }
  });

  it('shows one line for each event, and only those that are wanted', async () => {
    const listener = await startListener('--events', 'brand.font.*,cms.library_folder.created');
    const id = await cause('Shown');
    await livery.iconSets.create({ name: 'Not shown' });
    const last = await cause('Last');
    await listener.printed(last);
    expect(listener.text).toMatch(
      new RegExp(`^\\d\\d:\\d\\d:\\d\\d {2}204 {2}\\d+ ms {2}cms.library_folder.created {2}${id}$`, 'm'),
    );
    expect(receiver.idsAt(TARGET)).toEqual([id, last]);
    expect(listener.text).not.toContain('\u001B');
  });

  it('lets events wait for a target that is down, in their order', async () => {
    await receiver.close();
    const listener = await startListener('--json');
    const ids = [await cause('Waits'), await cause('Waits, too')];
    await listener.printed('"again_in_ms":2000');
    expect(listener.text).toContain('ECONNREFUSED');
    await receiver.open();
    await receiver.arrival(TARGET, ids[1] ?? '');
    expect(receiver.idsAt(TARGET)).toEqual(ids);
  });

  it('lets events wait for a target that closes its connections or has no time, in their order', async () => {
    await startListener();
    const outcomes = ['closed', 503, 429, 502] as const;
    receiver.statusOf = () => outcomes[receiver.requests.length - 1] ?? 204;
    const ids = [await cause('Closed'), await cause('Closed, too')];
    await receiver.arrival(TARGET, ids[1] ?? '');
    expect(receiver.idsAt(TARGET)).toEqual([ids[0], ids[0], ids[0], ids[0], ...ids]);
  });

  it('gives an event up after three answers that are errors, goes on with the next one, and says how to get it again', async () => {
    const before = await cause('Before');
    const listener = await startListener();
    const refused = await cause('Refused');
    receiver.statusOf = ({ headers }) => (headers['webhook-id'] === refused ? 500 : 204);
    const next = await cause('Next');
    await receiver.arrival(TARGET, next);
    expect(receiver.idsAt(TARGET)).toEqual([refused, refused, refused, next]);
    expect(receiver.at(TARGET).map(({ headers }) => headers['webhook-sequence'])).toEqual(['1', '1', '1', '2']);
    expect(listener.text).toContain(`given up; to begin with it again: --after ${before}\n`);
    await listener.end('SIGINT');
    receiver.requests.length = 0;
    await startListener('--after', before);
    await receiver.arrival(TARGET, next);
    expect(receiver.idsAt(TARGET)).toEqual([refused, refused, refused, next]);
  });

  it('misses nothing when it is killed, and sends at most the event in flight twice', async () => {
    const first = await startListener();
    const known = [await cause('One'), await cause('Two')];
    await receiver.arrival(TARGET, known[1] ?? '');
    receiver.statusOf = () => null;
    const inFlight = await cause('Three');
    await receiver.arrival(TARGET, inFlight);
    await first.end('SIGKILL');
    receiver.statusOf = () => 204;
    const missed = [await cause('Four'), await cause('Five')];
    await startListener();
    await receiver.arrival(TARGET, missed[1] ?? '');
    expect(receiver.idsAt(TARGET)).toEqual([...known, inFlight, inFlight, ...missed]);
    expect(receiver.at(TARGET).map(({ headers }) => headers['webhook-sequence'])).toEqual([
      '1',
      '2',
      '3',
      '3',
      '4',
      '5',
    ]);
  });

  it('goes on without a gap after the service was away', async () => {
    await using proxy = await TcpProxy.open(service.origin);
    const listener = await startListener('--host', new URL(proxy.url).origin);
    proxy.refuse();
    await listener.printed('It is asked again until it answers.');
    const ids = [await cause('Away'), await cause('Away, too')];
    proxy.resume();
    await receiver.arrival(TARGET, ids[1] ?? '');
    expect(receiver.idsAt(TARGET)).toEqual(ids);
    expect(listener.text.match(/It is asked again|answers again/g)).toEqual(['It is asked again', 'answers again']);
  });

  it('ends with 0 at Ctrl-C, also while the target does not answer, and goes on there', async () => {
    receiver.statusOf = () => null;
    const listener = await startListener();
    const id = await cause('Interrupted');
    await receiver.arrival(TARGET, id);
    expect(await listener.end('SIGINT')).toBe(0);
    expect(listener.text).toContain('Stopped.');
    receiver.statusOf = () => 204;
    await startListener();
    await poll('it arrives again', () => receiver.idsAt(TARGET).length === 2, 20_000);
    expect(receiver.idsAt(TARGET)).toEqual([id, id]);
  });

  it('keeps its place when it is told to begin at one that the service does not know', async () => {
    expect(await (await startListener()).end('SIGINT')).toBe(0);
    const id = await cause('Meanwhile');
    const words = ['listen', '--forward-to', receiver.urlOf(TARGET), '--after', 'evt_0000000000000000000001'];
    expect(await start(...words).exitCode()).toBe(2);
    await startListener();
    await receiver.arrival(TARGET, id);
  });

  it('does not begin anew when the file of its place is broken, but asks where to begin', async () => {
    expect(await (await startListener()).end('SIGINT')).toBe(0);
    const places = path.join(folder, 'livery/listen');
    const [file = ''] = (await readdir(places)).filter((name) => /^[0-9a-f]{16}\.json$/.test(name));
    await writeFile(path.join(places, file), '{');
    const refused = start('listen', '--forward-to', receiver.urlOf(TARGET));
    expect(await refused.exitCode()).toBe(2);
    expect(refused.text).toContain('--after start');
    await startListener('--after', 'now');
  });

  it('ends in order when the reader of its lines has seen enough', async () => {
    const command = `'${process.execPath}' '${PROGRAM}' listen --forward-to '${receiver.urlOf(TARGET)}' | head -n 1`;
    const environment = { HOME: folder, XDG_CONFIG_HOME: folder, LIVERY_HOST: service.origin };
    const shell = StartedProcess.start('-c', { ...environment, LIVERY_API_KEY: service.demo.test_key }, '/bin/sh', [
      command,
    ]);
    running.push(shell);
    await shell.printed('Ctrl-C ends it.');
    await receiver.arrival(TARGET, await cause('Seen'));
    await receiver.arrival(TARGET, await cause('Not seen'));
    expect(await shell.exitCode()).toBe(0);
    expect(shell.text.trim().split('\n').at(-1)).toBe('Stopped. The next run goes on here.');
  });

  it.each([
    ['no target', ['listen'], '--forward-to URL is needed'],
    ['a target that is no address', ['listen', '--forward-to', 'localhost:1'], 'must be an address such as'],
    ['an argument', ['listen', 'brand.*'], 'takes no argument'],
    ['an unknown type', ['listen', '--forward-to', 'http://127.0.0.1:9', '--events', 'brand.chek.*'], 'no event type'],
    [
      'an unknown place',
      ['listen', '--forward-to', 'http://127.0.0.1:9', '--after', 'evt_0350tEyI3TiTsKr2OJASy8'],
      '--after start',
    ],
  ])('refuses %s', async (_, words, message) => {
    const refused = start(...words);
    expect(await refused.exitCode()).toBe(2);
    expect(refused.text).toContain(message);
  });
});
