import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { webhookEndpointSchema, webhookEndpointSecretRotated } from '@livery/delivery-contracts';
import { deliveryContribution } from '@livery/delivery-infrastructure';
import { parsePublicId } from '@livery/kernel';
import { type ApiClient, assertFits } from '@livery/testing';
import { isReplay } from './answer-facts.ts';
import { type Answer, eventsOf, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi } from './test-api.ts';
import { createdEndpointSchema, errorOf, WebhookCaller } from './webhook-caller.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let client: ApiClient;
let organizationId: string | undefined;
let id: string;
let firstLastFour: string;

beforeAll(async () => {
  api = await startTestApi();
});

beforeEach(async () => {
  const organization = await api.createOrganization();
  organizationId = parsePublicId('org', organization.id);
  client = await organization.client();
  ({ id, signing_secret_last_four: firstLastFour } = await new WebhookCaller(client).create());
});

afterAll(() => api.close());

const rotate = (body: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  client.post(`/webhook_endpoints/${id}/rotate_secret`, body, headers);
const read = async () => readAnswer(webhookEndpointSchema, await client.get(`/webhook_endpoints/${id}`));

/** The time from the creation of the newest secret to the end of the one before, in milliseconds. */
async function overlap(): Promise<number> {
  const [newest, older] = (await read()).secrets;
  return new Date(older?.retires_at ?? '').getTime() - new Date(newest?.created ?? '').getTime();
}

describe('POST /webhook_endpoints/{id}/rotate_secret', () => {
  it('shows the new secret once, and the end of the old one in the record', async () => {
    const answer = await rotate();
    expect(answer.status).toBe(200);
    const { signing_secret: secret, ...shown } = readAnswer(createdEndpointSchema, answer);
    expect(secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
    const record = await read();
    expect(record).toEqual(shown);
    expect(record.signing_secret_last_four).toBe(secret.slice(-4));
    expect(record.secrets).toEqual([
      { last_four: secret.slice(-4), created: record.updated, retires_at: null },
      { last_four: firstLastFour, created: record.created, retires_at: expect.any(String) },
    ]);
  });

  it.each([
    [{}, DAY_MS],
    [{ overlap_seconds: null }, DAY_MS],
    [{ overlap_seconds: 0 }, 2_000],
    [{ overlap_seconds: 1 }, 2_000],
    [{ overlap_seconds: 604_800 }, 7 * DAY_MS],
  ])('with %j lets the old secret sign for %d ms', async (body, expected) => {
    await rotate(body);
    expect(await overlap()).toBe(expected);
  });

  it.each([
    [{ overlap_seconds: -1 }, 'parameter_invalid', 'overlap_seconds'],
    [{ overlap_seconds: 604_801 }, 'parameter_invalid', 'overlap_seconds'],
    [{ overlap_seconds: 1.5 }, 'parameter_invalid', 'overlap_seconds'],
    [{ overlap_seconds: '60' }, 'parameter_invalid', 'overlap_seconds'],
    [{ overlap: 60 }, 'parameter_unknown', 'overlap'],
    [{ signing_secret: 'whsec_' }, 'parameter_unknown', 'signing_secret'],
  ])('refuses %j and changes nothing', async (body, code, param) => {
    const before = await read();
    expect(errorOf(await rotate(body))).toMatchObject({ status: 400, code, param });
    expect(await read()).toEqual(before);
  });

  it('is refused during an overlap, unless it ends the older secret at once', async () => {
    await rotate();
    expect(errorOf(await rotate({ overlap_seconds: 60 }))).toMatchObject({ status: 409, code: 'resource_conflict' });
    expect((await rotate({ overlap_seconds: 0 })).status).toBe(200);
    expect((await read()).secrets.map(({ retires_at: end }) => end === null)).toEqual([true, false, false]);
    expect(await overlap()).toBe(2_000);
    const [newest, , oldest] = (await read()).secrets;
    expect(oldest?.retires_at).toBe(newest?.created);
  });

  it('leaves two signing secrets and ten older ones at most, however often it is repeated at the same time', async () => {
    const rotations = (): Promise<Answer[]> =>
      Promise.all(Array.from({ length: 8 }, () => rotate({ overlap_seconds: 0 })));
    for (const { status } of [...(await rotations()), ...(await rotations())]) expect(status).toBe(200);
    const { secrets, updated } = await read();
    expect(secrets).toHaveLength(11);
    expect(secrets.filter(({ retires_at: end }) => end === null || end > updated)).toHaveLength(2);
    const stored = await api.database.query(
      'select id from delivery.signing_secret where organization_id = $1 and livemode = true and endpoint_id = $2',
      [organizationId, parsePublicId('whk', id)],
    );
    expect(stored).toHaveLength(11);
  });

  it('works for a disabled endpoint, whose secret may have become known, too', async () => {
    await client.patch(`/webhook_endpoints/${id}`, { status: 'disabled' });
    const rotated = readAnswer(createdEndpointSchema, await rotate());
    expect(rotated).toMatchObject({ status: 'disabled', secrets: [{ retires_at: null }, {}] });
  });

  it('gives twenty requests at the same time at most one further secret', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => rotate({ overlap_seconds: 60 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect((await read()).secrets).toHaveLength(2);
  });

  it('shows the same secret to a repeat with the same Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'rotation' };
    const [first, again] = [await rotate({}, key), await rotate({}, key)];
    expect([isReplay(again), again.text]).toEqual([true, first.text]);
    expect((await read()).secrets).toHaveLength(2);
  });

  it('creates an event with the record and without the secret', async () => {
    const { signing_secret: secret, ...record } = readAnswer(createdEndpointSchema, await rotate());
    const [event] = await eventsOf(client, webhookEndpointSecretRotated.type);
    assertFits(webhookEndpointSecretRotated.schema, event?.data, 'the event');
    expect(event?.data).toEqual({ object: record });
    expect(JSON.stringify(event)).not.toContain(secret);
  });

  it('returns 404 for endpoints of another organization, of the other mode, and that do not exist', async () => {
    const stranger = await (await api.createOrganization()).client();
    expect((await stranger.post(`/webhook_endpoints/${id}/rotate_secret`, {})).status).toBe(404);
    await client.delete(`/webhook_endpoints/${id}`);
    expect((await rotate()).status).toBe(404);
    expect(await eventsOf(client, webhookEndpointSecretRotated.type)).toEqual([]);
  });
});

describe('a secret that has stopped signing', () => {
  it('is shown for a day and then deleted by the worker', async () => {
    await rotate({ overlap_seconds: 60 });
    const deletions = deliveryContribution.periodicDeletions ?? [];
    const runAt = async (ms: number): Promise<void> => {
      for (const { run } of deletions) await run(api.database, new Date(Date.now() + ms));
    };
    await runAt(DAY_MS);
    expect((await read()).secrets).toHaveLength(2);
    await runAt(DAY_MS + 120_000);
    expect((await read()).secrets).toEqual([expect.objectContaining({ retires_at: null })]);
  });
});
