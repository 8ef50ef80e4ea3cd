import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { managerOf } from '@livery/persistence';
import { FixedClock, poll } from '@livery/testing';
import { createDeliveryDatabase, type TestEndpoint } from '../testing/delivery-fixture.ts';
import { DispatcherFixture } from '../testing/dispatcher-fixture.ts';
import { BAD_ANSWERS } from '../testing/webhook-sink.ts';

const HOUR_MS = 3_600_000;

let fixture: DispatcherFixture;

beforeAll(async () => {
  fixture = await DispatcherFixture.open(await createDeliveryDatabase());
});

afterEach(async () => {
  expect(await fixture.reset()).toEqual([]);
});

afterAll(() => fixture.close());

const stateOf = async (endpoint: TestEndpoint): Promise<string> =>
  JSON.stringify(await fixture.endpointState(endpoint));

describe('an endpoint', () => {
  it('that answers 410 is disabled as gone, and its pending deliveries are abandoned', async () => {
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

  it('that fails is reported after an hour and disabled after five days; one success makes it healthy', async () => {
    const clock = new FixedClock(new Date());
    const firstFailure = clock.now();
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
    await poll('the first failure is recorded', async () =>
      (await stateOf(endpoint)).includes(firstFailure.toISOString()),
    );
    fixture.sink.answer = (response) => response.writeHead(200).end();
    await attemptAnother();
    await poll('it is healthy again', async () => (await stateOf(endpoint)).includes('"failing_since":null'));

    fixture.sink.answer = BAD_ANSWERS.error;
    await attemptAnother();
    await poll('it fails again', async () => !(await stateOf(endpoint)).includes('"failing_since":null'));
    clock.advance(HOUR_MS);
    for (const attempt of [1, 2]) {
      await attemptAnother();
      await poll(
        `its failing is reported once, attempt ${attempt}`,
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

  it('is healthy after a success, even if the delivery was claimed before the endpoint began to fail', async () => {
    let answerNow: () => void = () => undefined;
    fixture.sink.answer = (response) => {
      answerNow = () => response.writeHead(200).end();
    };
    const endpoint = await fixture.rows.endpoint({ url: fixture.sink.origin });
    await fixture.emit(1);
    fixture.start({ deadlineMs: 10_000 }).wake();
    await poll('the attempt is in flight', () => fixture.sink.received.length === 1);
    await fixture.server.execute('update delivery.webhook_endpoint set failing_since = now()');
    answerNow();
    await poll('it is healthy', async () => (await stateOf(endpoint)).includes('"failing_since":null'));
  });

  it('whose row is locked does not delay the results of other endpoints', async () => {
    const locked = await fixture.rows.endpoint({ url: `${fixture.sink.origin}/locked` });
    const other = await fixture.rows.endpoint({ url: `${fixture.sink.origin}/other` });
    fixture.sink.answer = (response, { path }) => response.writeHead(path === '/locked' ? 500 : 200).end();
    await fixture.emit(20);
    const mayUnlock = Promise.withResolvers<undefined>();
    const isLocked = Promise.withResolvers<undefined>();
    const lock = fixture.rows.unitOfWork.run(async (transaction) => {
      await managerOf(transaction).query(
        `select from delivery.webhook_endpoint where organization_id = $1 and livemode = $2 and id = $3 for update`,
        [locked.tenant.organizationId, locked.tenant.livemode, locked.id],
      );
      isLocked.resolve(undefined);
      await mayUnlock.promise;
    });
    await isLocked.promise;
    fixture.start().wake();
    await poll('the other endpoint has everything', async () =>
      (await fixture.statusesOf(other)).every((status) => status === 'delivered'),
    );
    expect((await fixture.deliveriesOf(locked)).some(({ attemptCount }) => attemptCount > 0)).toBe(true);
    mayUnlock.resolve(undefined);
    await lock;
  });

  it('whose signing secret cannot be decrypted has failed attempts by the schedule, and delays no other endpoint', async () => {
    const broken = await fixture.rows.endpoint({ url: `${fixture.sink.origin}/broken` });
    const other = await fixture.rows.endpoint({ url: `${fixture.sink.origin}/other` });
    await fixture.server.execute(
      `update delivery.signing_secret set sealed = '\\x00' where endpoint_id = '${broken.id}'`,
    );
    await fixture.emit(20);
    const dispatcher = fixture.start();
    dispatcher.wake();
    await poll('the other endpoint has everything', async () =>
      (await fixture.statusesOf(other)).every((status) => status === 'delivered'),
    );
    await poll('each has failed once', async () => {
      dispatcher.wake();
      return (await fixture.deliveriesOf(broken)).every(({ attemptCount }) => attemptCount === 1);
    });
    expect((await fixture.deliveriesOf(broken))[0]).toMatchObject({
      status: 'pending',
      lastError: 'No signing secret of the endpoint can be decrypted.',
    });
    await poll('it is failing', async () => !(await stateOf(broken)).includes('"failing_since":null'));
    expect(fixture.sink.received.every(({ path }) => path === '/other')).toBe(true);
    expect(await fixture.reset()).toHaveLength(1);
  });
});
