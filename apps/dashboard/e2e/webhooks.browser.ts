import { describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { violationsOn } from './accessibility.ts';
import { developerOfSuite } from './developer.ts';
import { getsFocus, press, tabTo } from './keyboard.ts';
import { WebhookTarget } from './webhook-target.ts';

const developer = developerOfSuite();

/** An endpoint that gets the events of created keys only. */
function endpointForKeys({ url }: WebhookTarget) {
  return developer.api.webhookEndpoints.create({ url, enabled_events: ['platform.api_key.created'] });
}

function createKey() {
  return developer.api.apiKeys.create({ name: 'Causes an event', scopes: ['brand:read'] });
}

/** Creates a key, and waits until the target has got one more event. */
async function causeEvent({ received }: WebhookTarget): Promise<void> {
  const before = received.length;
  await createKey();
  await poll('the event to be sent', () => received.length > before, 20_000, 100);
}

describe('a webhook endpoint', () => {
  it('is added and tested; a delivery that failed is tried again, and its event leads to the request', async () => {
    await using target = await WebhookTarget.open();
    const page = await developer.visitor.open(`${developer.home}/webhooks`);
    await page.getByRole('button', { name: 'Add endpoint' }).first().click();
    await page.getByRole('dialog').getByLabel('URL').fill(target.url);
    await page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' }).click();
    await page.getByText(/whsec_/).waitFor();
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('link', { name: target.url }).click();

    await page.getByRole('button', { name: 'Send a test' }).click();
    const response = page.getByRole('dialog', { name: 'What the endpoint responded' });
    await response.getByRole('article', { name: 'Test' }).getByText('204', { exact: true }).waitFor();
    // It also gets the event of its own creation.
    await poll('both events to be sent', async () => target.received.length === 2, 20_000, 100);
    await response.getByRole('link', { name: 'Open this delivery' }).click();
    await page.getByRole('heading', { name: 'Test delivery' }).waitFor();
    await page.getByRole('article', { name: 'Attempt 1' }).waitFor();

    target.status = 500;
    await causeEvent(target);
    await page.getByRole('link', { name: '← Endpoint' }).click();
    await page
      .getByRole('row')
      .filter({ hasText: 'Pending' })
      .getByRole('link', { name: /^No\. / })
      .click();
    await page.getByText('The test refuses.').waitFor();
    target.status = 204;
    await page.getByRole('button', { name: 'Retry now' }).click();
    await page.getByRole('article', { name: 'Attempt 2' }).getByText('204', { exact: true }).waitFor();
    await page.getByText('Delivered', { exact: true }).waitFor();
    expect(target.received[3]).toBe(target.received[2]);

    await page.getByRole('link', { name: /^evt_/ }).click();
    await page.getByRole('heading', { name: 'platform.api_key.created' }).waitFor();
    await page.getByRole('link', { name: /^req_/ }).click();
    await page.getByRole('heading', { name: /^POST \S*\/api_keys$/ }).waitFor();
    await page.getByRole('link', { name: 'platform.api_key.created' }).waitFor();
  });

  it('is added and tested by keyboard alone', async () => {
    await using target = await WebhookTarget.open();
    const page = await developer.visitor.open(`${developer.home}/webhooks`);
    const add = page.getByRole('button', { name: 'Add endpoint' }).first();
    await add.waitFor();
    await press(page, add);
    const url = page.getByRole('dialog').getByLabel('URL');
    await getsFocus(url);
    await page.keyboard.type(target.url);
    await page.keyboard.press('Enter');
    await page.getByText(/whsec_/).waitFor();
    await press(page, page.getByRole('button', { name: 'I have stored it' }));
    const link = page.getByRole('link', { name: target.url });
    await link.waitFor();
    await press(page, link);
    const test = page.getByRole('button', { name: 'Send a test' });
    await test.waitFor();
    await press(page, test);
    await page.getByRole('article', { name: 'Test' }).getByText('204', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await getsFocus(test);
  });

  it('says how many deliveries a replay would send, and sends none before the second click', async () => {
    await using target = await WebhookTarget.open();
    const { id } = await endpointForKeys(target);
    await causeEvent(target);
    const page = await developer.visitor.open(`${developer.home}/webhooks/${id}`);
    await page.getByText('Delivered', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Replay' }).click();
    const replay = page.getByRole('dialog', { name: 'Replay deliveries' });
    await replay.getByRole('button', { name: 'Count first' }).click();
    await replay.getByText('Nothing would be sent: no delivery of this period fits.').waitFor();
    await replay.getByLabel('What is sent').selectOption('All of these, and delivered ones again');
    await replay.getByRole('button', { name: 'Count first' }).click();
    await replay.getByText(/^\d+ deliver(?:y|ies) would be sent: .*1 delivered before/).waitFor();
    expect(target.received).toHaveLength(1);
    await replay.getByRole('button', { name: 'Send them' }).click();
    await replay.getByText('The deliveries are on their way').waitFor();
    await poll('the deliveries to be sent', async () => target.received.length > 1, 20_000, 100);
  });

  it('that fails says when it failed first, and when an attempt succeeded last', async () => {
    await using target = await WebhookTarget.open();
    const { id } = await endpointForKeys(target);
    const failingSince = async (): Promise<string | null> =>
      (await developer.api.webhookEndpoints.retrieve(id)).failing_since;
    const isFailing = async (): Promise<boolean> => (await failingSince()) !== null;
    target.status = 500;
    await causeEvent(target);
    await poll('the endpoint to fail', isFailing, 20_000, 100);
    target.status = 204;
    const { data } = await developer.api.webhookEndpoints.listDeliveries(id);
    await developer.api.webhookDeliveries.retry(data[0]?.id ?? '');
    await poll('the endpoint to be healthy again', async () => !(await isFailing()), 20_000, 100);
    target.status = 500;
    await causeEvent(target);
    await poll('the endpoint to fail again', isFailing, 20_000, 100);
    const page = await developer.visitor.open(`${developer.home}/webhooks/${id}`);
    const notice = page.getByRole('alert').filter({ hasText: 'Every attempt fails' });
    expect(await notice.innerText()).toMatch(/The first failure was .+, and no attempt has succeeded since\./);
    expect(await notice.getByRole('time').getAttribute('datetime')).toBe(await failingSince());
    const { last_success: success } = await developer.api.webhookEndpoints.retrieveStats(id);
    const health = page.getByRole('region', { name: 'Not delivered' });
    expect(await health.getByRole('time').getAttribute('datetime')).toBe(success);
    expect(success).not.toBeNull();
  });

  it('gets a new signing secret, while the old one signs for a time that is shown', async () => {
    await using target = await WebhookTarget.open();
    const { id } = await developer.api.webhookEndpoints.create({ url: target.url, enabled_events: ['*'] });
    const page = await developer.visitor.open(`${developer.home}/webhooks/${id}`);
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
    await page.getByText(/whsec_/).waitFor();
    await page.getByRole('button', { name: 'I have stored it' }).click();
    expect(await page.getByRole('timer').innerText()).toMatch(/^(?:23:59:\d\d|1 day 00:00:00)$/);
  });

  it('gets a new signing secret by keyboard alone', async () => {
    await using target = await WebhookTarget.open();
    const { id } = await developer.api.webhookEndpoints.create({ url: target.url, enabled_events: ['*'] });
    const page = await developer.visitor.open(`${developer.home}/webhooks/${id}`);
    const rotate = page.getByRole('button', { name: 'Rotate secret' });
    await press(page, rotate);
    const question = page.getByRole('dialog', { name: 'Rotate secret' });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await getsFocus(rotate);
    await page.keyboard.press('Enter');
    await tabTo(page, question.getByLabel('The old secret stays valid for'));
    await page.keyboard.press('ArrowUp');
    await press(page, question.getByRole('button', { name: 'Rotate secret' }));
    const shown = page.getByRole('dialog', { name: 'The new signing secret' });
    await shown.getByText(/whsec_/).waitFor();
    await press(page, shown.getByRole('button', { name: 'I have stored it' }));
    await getsFocus(rotate);
    expect(await page.getByRole('timer').innerText()).toMatch(/^(?:00:59:\d\d|01:00:00)$/);
  });

  it('gets a delivery once more by keyboard alone', async () => {
    await using target = await WebhookTarget.open();
    target.status = 500;
    const { id } = await endpointForKeys(target);
    await causeEvent(target);
    const page = await developer.visitor.open(`${developer.home}/webhooks/${id}`);
    await press(page, page.getByRole('link', { name: /^No\. / }));
    await page.getByText('The test refuses.').waitFor();
    target.status = 204;
    const retry = page.getByRole('button', { name: 'Retry now' });
    await press(page, retry);
    await page.getByRole('article', { name: 'Attempt 2' }).getByText('204', { exact: true }).waitFor();
    await getsFocus(retry);
    expect(target.received[1]).toBe(target.received[0]);
  });

  it('gets the events of a period again by keyboard alone, after they are counted', async () => {
    await using target = await WebhookTarget.open();
    const { id } = await endpointForKeys(target);
    await causeEvent(target);
    const page = await developer.visitor.open(`${developer.home}/webhooks/${id}`);
    await page.getByText('Delivered', { exact: true }).waitFor();
    const open = page.getByRole('button', { name: 'Replay' });
    await press(page, open);
    const replay = page.getByRole('dialog', { name: 'Replay deliveries' });
    await replay.waitFor();
    await page.keyboard.press('Escape');
    await getsFocus(open);
    await page.keyboard.press('Enter');
    await tabTo(page, replay.getByLabel('What is sent'));
    await page.keyboard.press('End');
    await press(page, replay.getByRole('button', { name: 'Count first' }));
    await replay.getByText(/^\d+ deliver(?:y|ies) would be sent: .*1 delivered before/).waitFor();
    expect(target.received).toHaveLength(1);
    await getsFocus(replay.getByRole('button', { name: 'Send them' }));
    await page.keyboard.press('Enter');
    await replay.getByText('The deliveries are on their way').waitFor();
    await press(page, replay.getByRole('button', { name: 'Close' }).last());
    await getsFocus(open);
    await poll(
      'the deliveries to be sent',
      async () => target.received.includes(String(target.received[0]), 1),
      20_000,
    );
  });

  it('is edited: another address gets the events that are chosen, and no others', async () => {
    await using before = await WebhookTarget.open();
    await using after = await WebhookTarget.open();
    const { id } = await developer.api.webhookEndpoints.create({ url: before.url, enabled_events: ['*'] });
    await poll('the event of its creation to be sent', () => before.received.length === 1, 20_000, 100);
    const page = await developer.visitor.open(`${developer.home}/webhooks/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit the endpoint' });
    await form.getByLabel('URL').fill(after.url);
    await form.getByLabel('All events, also of types that come later').uncheck();
    expect(await form.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await form.getByRole('combobox', { name: 'Event types' }).fill('api_key.created');
    await page.getByRole('option', { name: 'platform.api_key.created' }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: after.url }).waitFor();
    await getsFocus(page.getByRole('button', { name: 'Edit' }));
    await page
      .getByRole('definition')
      .filter({ hasText: /^platform\.api_key\.created$/ })
      .waitFor();
    const { id: key } = await createKey();
    await developer.api.apiKeys.update(key, { name: 'Causes an event that is not chosen' });
    await createKey();
    await poll('both events to be sent', () => after.received.length === 2, 20_000, 100);
    const { data } = await developer.api.events.list({ type: 'platform.api_key.created', limit: 2 });
    expect(after.received).toEqual(data.map((event) => event.id).toReversed());
    expect(before.received).toHaveLength(1);
  });

  it('is disabled after a question, is enabled again, and then a replay sends what was pending and what it missed, each once', async () => {
    await using target = await WebhookTarget.open();
    const { id } = await endpointForKeys(target);
    const page = await developer.visitor.open(`${developer.home}/webhooks/${id}`);
    await page.getByRole('button', { name: 'Disable' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    target.status = 500;
    await causeEvent(target);
    await page.getByRole('button', { name: 'Disable' }).click();
    await page.getByText('a replay with “Everything that has not arrived” sends both').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
    await page.getByText('Disabled: no events are sent').waitFor();
    target.status = 204;
    const before = target.received.splice(0);
    expect(new Set(before).size).toBe(1);
    expect(await page.getByRole('button', { name: 'Send a test' }).count()).toBe(0);
    await createKey();
    const missed = async (): Promise<number> => (await developer.api.webhookEndpoints.retrieve(id)).missed_events;
    await poll('the event to be missed', async () => (await missed()) === 1, 20_000, 100);
    await page.getByRole('button', { name: 'Enable' }).click();
    await page.getByText('It missed 1 event').waitFor();
    await causeEvent(target);
    expect(target.received).toHaveLength(1);

    await page.getByRole('button', { name: 'Replay' }).click();
    const replay = page.getByRole('dialog', { name: 'Replay deliveries' });
    await replay.getByRole('button', { name: 'Count first' }).click();
    await replay.getByText('would be sent').waitFor();
    expect(await replay.getByRole('status').innerText()).toBe('2 deliveries would be sent: 1 abandoned, 1 never sent.');
    expect(target.received).toHaveLength(1);
    await replay.getByRole('button', { name: 'Send them' }).click();
    const isDelivered = async (): Promise<boolean> =>
      (await developer.api.webhookEndpoints.retrieveStats(id)).last_24_hours.delivered === 3;
    await poll('all three events to be delivered', isDelivered, 20_000, 100);
    const { data } = await developer.api.events.list({ type: 'platform.api_key.created', limit: 3 });
    expect(target.received.toSorted()).toEqual(data.map((event) => event.id).toSorted());
    expect(target.received).toContain(before[0]);
  });

  it.each([
    ['test', 'It begins with https:// or http://, and'],
    ['live', 'It begins with https://, or with http:// where the operator allows it, and'],
  ])('of %s mode has a form that says how its URL begins', async (mode, text) => {
    const page = await developer.visitor.open(`${developer.home.replace('/test/', `/${mode}/`)}/webhooks`);
    await page.getByRole('button', { name: 'Add endpoint' }).first().click();
    await page.getByRole('dialog').getByText(text).waitFor();
  });

  it('has a form that keeps a description that is too long, shows a refused URL at its field, and is sent with neither', async () => {
    const page = await developer.visitor.open(`${developer.home}/webhooks`);
    await page.getByRole('button', { name: 'Add endpoint' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add a webhook endpoint' });
    const url = form.getByRole('textbox', { name: 'URL' });
    await url.fill('ftp://example.com/livery-events');
    const description = form.getByLabel('Description');
    await description.fill('d'.repeat(501));
    await form.getByText('At most 500 characters. These are 501.').waitFor();
    await form.getByRole('button', { name: 'Add endpoint' }).click();
    await getsFocus(description);
    expect(await url.getAttribute('aria-invalid')).toBeNull();
    await description.fill('d'.repeat(500));
    await form.getByRole('button', { name: 'Add endpoint' }).click();
    await form.getByRole('alert').waitFor();
    expect(await url.getAttribute('aria-invalid')).toBe('true');
    expect(await violationsOn(page)).toEqual([]);
  });

  it('is deleted after a question, and its list no longer has it', async () => {
    await using target = await WebhookTarget.open();
    const { id } = await endpointForKeys(target);
    const page = await developer.visitor.open(`${developer.home}/webhooks`);
    await page.getByRole('link', { name: target.url }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await developer.api.webhookEndpoints.retrieve(id);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
    await page.getByRole('link', { name: target.url }).waitFor({ state: 'detached' });
    await expect(developer.api.webhookEndpoints.retrieve(id)).rejects.toMatchObject({ status: 404 });
  });
});
