import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, parsePublicId, publicId } from '@livery/kernel';
import { AdminFixture } from './admin-fixture.ts';
import { personalColumns, tablesThatHold, tenantTables, writeToEveryTable } from './every-table.ts';

let admin: AdminFixture;

beforeAll(async () => {
  admin = await AdminFixture.open();
});

afterAll(() => admin[Symbol.asyncDispose]());

const uuidOf = (organization: string): string => parsePublicId('org', organization) ?? '';

/** Adds an active owner by an administrator's statements. @returns the UUID of the user */
async function addOwner(organization: string, email: string, name: string): Promise<string> {
  const userId = newId();
  await admin.server.execute(
    `insert into platform.user (organization_id, id, email, name, status, created, updated)
     values ($1, $2, $3, $4, 'active', now(), now())`,
    [uuidOf(organization), userId, email, name],
  );
  await admin.server.execute(
    `insert into platform.membership (organization_id, id, user_id, role, status, created, updated)
     values ($1, $2, $3, 'owner', 'active', now(), now())`,
    [uuidOf(organization), newId(), userId],
  );
  return userId;
}

/** Inserts an event about a person's change of name, and a delivery whose receiver repeated the name in its response. */
async function insertRenaming(organization: string, userId: string, email: string, names: readonly [string, string]) {
  const [name, before] = names;
  const [eventId, deliveryId] = [newId(), newId()];
  const data = { object: { id: publicId('user', userId), email, name }, previous_attributes: { name: before } };
  await admin.server.execute(
    `insert into messaging.event (organization_id, livemode, id, type, api_version, data, created)
     values ($1, true, $2, 'platform.user.updated', '2026-11-20', $3, now())`,
    [uuidOf(organization), eventId, data],
  );
  await admin.server.execute(
    `insert into delivery.webhook_delivery (organization_id, livemode, event_id, endpoint_id, id, created)
     values ($1, true, $2, $3, $4, now())`,
    [uuidOf(organization), eventId, newId(), deliveryId],
  );
  await admin.server.execute(
    `insert into delivery.delivery_attempt
       (organization_id, livemode, id, delivery_id, started, duration_ms, timings, response_body, response_headers, truncated)
     values ($1, true, $2, $3, now(), 1, '{}', $4, $5, false)`,
    [uuidOf(organization), newId(), deliveryId, `got ${JSON.stringify(data)}`, { 'x-seen': email }],
  );
}

describe('the erasure of an organization', () => {
  it('removes its data from every table of every schema, and leaves the data of other organizations', async () => {
    const [gone, stays] = [await admin.createOrganization('gone'), await admin.createOrganization('stays')];
    const words = [gone, uuidOf(gone), 'owner@gone.example'];
    const every = await tenantTables(admin.server);
    for (const organization of [gone, stays]) await writeToEveryTable(admin.server, uuidOf(organization));
    // A session ends with its account, too.
    await admin.run(['people', 'sign-in-link', stays, 'owner@stays.example']);
    await admin.server.execute('update platform.session set account_id = (select id from platform.account)');
    expect(await tablesThatHold(admin.server, words)).toEqual(expect.arrayContaining([...every]));

    expect((await admin.run(['organizations', 'erase', gone])).code).toBe(2);
    const erased = await admin.run(['organizations', 'erase', gone, '--yes']);

    expect(erased).toMatchObject({ code: 0, text: expect.stringMatching(/3 {2}platform\.api_key/) });
    expect(erased.text).toContain(`${gone} is erased.`);
    expect(await tablesThatHold(admin.server, words)).toEqual([]);
    expect(await tablesThatHold(admin.server, [uuidOf(stays)])).toEqual(expect.arrayContaining([...every]));
    expect((await admin.run(['organizations', 'list'])).text).toContain(stays);
  });
});

describe('the erasure of a person', () => {
  it('removes everything that identifies them from every table of every schema', async () => {
    const organization = await admin.createOrganization('people');
    const [ada, bob] = ['ada@people.example', 'bob@people.example'];
    const userId = await addOwner(organization, ada, 'Adelheid');
    await insertRenaming(organization, userId, ada, ['Adelheid', 'Augusta']);
    await insertRenaming(organization, await addOwner(organization, bob, 'Bobette'), bob, ['Bobette', 'Robert']);
    for (const email of [ada, bob]) await admin.run(['people', 'sign-in-link', organization, email]);
    const words = [ada, 'Adelheid', 'Augusta'];
    const everywhere = ['delivery.delivery_attempt', 'messaging.event', 'platform."user"', 'platform.account'];
    expect(await tablesThatHold(admin.server, words)).toEqual(everywhere);

    const erased = await admin.run(['people', 'erase', organization, ada.toUpperCase(), '--yes']);

    expect(erased).toMatchObject({ code: 0, text: expect.stringMatching(/1 {2}platform\.user/) });
    expect(erased.text).toMatch(/1 {2}events without their email and name/);
    expect(erased.text).toMatch(/1 {2}platform\.account\n.*1 {2}platform\.sign_in_link/s);
    expect(await tablesThatHold(admin.server, words)).toEqual([]);
    for (const word of [bob, 'Bobette', 'Robert']) {
      expect(await tablesThatHold(admin.server, [word])).toContain('delivery.delivery_attempt');
    }
    expect((await admin.run(['people', 'erase', organization, ada, '--yes'])).code).toBe(1);
  });

  it('is tested above for every column with personal data', async () => {
    expect(await personalColumns(admin.server)).toEqual(['platform."user".email', 'platform.account.email']);
  });

  it('is refused for the last owner, unless the operator insists', async () => {
    const organization = await admin.createOrganization('lonely');
    const erase = ['people', 'erase', organization, 'owner@lonely.example', '--yes'];
    expect(await admin.run(erase)).toMatchObject({ code: 1, text: expect.stringContaining('--even-last-owner') });
    expect(await tablesThatHold(admin.server, ['owner@lonely.example'])).toEqual(['platform."user"']);
    expect((await admin.run([...erase, '--even-last-owner'])).code).toBe(0);
    expect(await tablesThatHold(admin.server, ['owner@lonely.example'])).toEqual([]);
  });
});
