import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { managerOf } from '@livery/persistence';
import { createTestDatabase, FixedClock, poll } from '@livery/testing';
import type { MadeEndpoint } from '../testing/delivery-fixture.ts';
import { DispatcherFixture } from '../testing/dispatcher-fixture.ts';
import { BAD_ANSWERS } from '../testing/webhook-sink.ts';

const HOUR_MS = 3_600_000;

let fixture: DispatcherFixture;

beforeAll(async () => {
  fixture = await DispatcherFixture.open(await createTestDatabase());
});

afterEach(async () => {
  expect(await fixture.reset()).toEqual([]);
});

afterAll(() => fixture.close());

const stateOf = async (endpoint: MadeEndpoint): Promise<string> =>
  JSON.stringify(await fixture.endpointState(endpoint));

describe('an endpoint', () => {
  it('that says 410 is disabled as gone, and its pending deliveries are abandoned', async () => {
    fixture.sink.answer = BAD_ANSWERS.gone;
    const endpoint = await fixture.rows.endpoint({ url: fixture.sink.origin });
    await fixture.emit(30);
    fixture.start().wake();
    await poll('nothing is pending', async () =>
      (await fixture.statusesOf(endpoint)).every((status) => status === 'abandoned'),
    );
    expect(await fixture.endpointState(endpoint)).toMatchObject({ status: 'disabled', disabled_reason: 'gone' });
    expect(fixture.sink.received.length).toBeLessThanOrEqual(16);
    expect(await fixture.eventTypes()).toEqual(['platform.webhook_endpoint.disabled']);
  });

  it('that fails is told of after an hour, disabled after five days, and well again after one success', async () => {
    const clock = new FixedClock(new Date());
    const begun = clock.now();
    const endpoint = await fixture.rows.endpoint({ url: fixture.sink.origin });
    const dispatcher = fixture.start({ clock });
    const attemptAnother = async (): Promise<void> => {
      const before = fixture.sink.received.length;
      await fixture.emit(1, clock);
      dispatcher.wake();
      await poll('another attempt', () => fixture.sink.received.length > before);
      await poll('attempts are settled', async () =>
        (await fixture.deliveriesOf(endpoint)).every(
          ({ attemptCount, status }) => attemptCount > 0 || status === 'abandoned',
        ),
      );
    };
    fixture.sink.answer = BAD_ANSWERS.error;
    await attemptAnother();
    await poll('it has begun to fail', async () => (await stateOf(endpoint)).includes(begun.toISOString()));
    fixture.sink.answer = (response) => response.writeHead(200).end();
    await attemptAnother();
    await poll('it is well again', async () => (await stateOf(endpoint)).includes('"failing_since":null'));

    fixture.sink.answer = BAD_ANSWERS.error;
    await attemptAnother();
    await poll('it fails again', async () => !(await stateOf(endpoint)).includes('"failing_since":null'));
    clock.advance(HOUR_MS);
    for (const attempt of [1, 2]) {
      await attemptAnother();
      await poll(
        `it is told of once, attempt ${attempt}`,
        async () => (await fixture.eventTypes()).join() === 'platform.webhook_endpoint.failing',
      );
    }
    clock.advance(5 * 24 * HOUR_MS);
    await attemptAnother();
    await poll(
      'it is disabled',
      async () => (await fixture.eventTypes()).at(-1) === 'platform.webhook_endpoint.disabled',
    );
    expect(await fixture.endpointState(endpoint)).toMatchObject({ status: 'disabled', disabled_reason: 'failing' });
    expect((await fixture.statusesOf(endpoint)).filter((status) => status === 'pending')).toEqual([]);
  });

  it('is well after a success that was claimed before it began to fail', async () => {
    let thank: () => void = () => undefined;
    fixture.sink.answer = (response) => {
      thank = () => response.writeHead(200).end();
    };
    const endpoint = await fixture.rows.endpoint({ url: fixture.sink.origin });
    await fixture.emit(1);
    fixture.start({ deadlineMs: 10_000 }).wake();
    await poll('the attempt is in flight', () => fixture.sink.received.length === 1);
    await fixture.server.execute('update delivery.webhook_endpoint set failing_since = now()');
    thank();
    await poll('it is well', async () => (await stateOf(endpoint)).includes('"failing_since":null'));
  });

  it('whose row is locked holds up the results of nobody else', async () => {
    const locked = await fixture.rows.endpoint({ url: `${fixture.sink.origin}/locked` });
    const other = await fixture.rows.endpoint({ url: `${fixture.sink.origin}/other` });
    fixture.sink.answer = (response, { path }) => response.writeHead(path === '/locked' ? 500 : 200).end();
    await fixture.emit(20);
    const done = Promise.withResolvers<undefined>();
    const holding = Promise.withResolvers<undefined>();
    const lock = fixture.rows.unitOfWork.run(async (transaction) => {
      await managerOf(transaction).query(
        `select from delivery.webhook_endpoint where organization_id = $1 and livemode = $2 and id = $3 for update`,
        [locked.tenant.organizationId, locked.tenant.livemode, locked.id],
      );
      holding.resolve(undefined);
      await done.promise;
    });
    await holding.promise;
    fixture.start().wake();
    await poll('the other has everything', async () =>
      (await fixture.statusesOf(other)).every((status) => status === 'delivered'),
    );
    expect((await fixture.deliveriesOf(locked)).some(({ attemptCount }) => attemptCount > 0)).toBe(true);
    done.resolve(undefined);
    await lock;
  });

  it('whose signing secret cannot be opened fails its deliveries by the schedule, and holds up nobody', async () => {
    const broken = await fixture.rows.endpoint({ url: `${fixture.sink.origin}/broken` });
    const other = await fixture.rows.endpoint({ url: `${fixture.sink.origin}/other` });
    await fixture.server.execute(
      `update delivery.signing_secret set sealed = '\\x00' where endpoint_id = '${broken.id}'`,
    );
    await fixture.emit(20);
    const dispatcher = fixture.start();
    dispatcher.wake();
    await poll('the other has everything', async () =>
      (await fixture.statusesOf(other)).every((status) => status === 'delivered'),
    );
    await poll('each has failed once', async () => {
      dispatcher.wake();
      return (await fixture.deliveriesOf(broken)).every(({ attemptCount }) => attemptCount === 1);
    });
    expect((await fixture.deliveriesOf(broken))[0]).toMatchObject({
      status: 'pending',
      lastError: 'No signing secret of the endpoint can be opened.',
    });
    expect(await stateOf(broken)).not.toContain('"failing_since":null');
    expect(fixture.sink.received.every(({ path }) => path === '/other')).toBe(true);
    expect(await fixture.reset()).toHaveLength(1);
  });
});
