import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CURRENT_API_VERSION, DomainError, newId, type Principal } from '@livery/kernel';
import { Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { SecretKeys } from '@livery/runtime';
import { createMigratedDatabase, FixedClock, type TestDatabase } from '@livery/testing';
import { httpPersistence } from '../http.persistence.ts';
import { CallerKeys } from './caller-keys.ts';
import { IdempotentAnswers } from './idempotent-answers.ts';
import { type Answer, type IdempotentWrite, IdempotentWrites } from './idempotent-writes.ts';

const OLD = `1:${Buffer.alloc(32, 'old').toString('base64')}`;
const NEW = `2:${Buffer.alloc(32, 'new').toString('base64')}`;

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await createMigratedDatabase([httpPersistence]);
  database = await Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 4,
    slices: [httpPersistence],
    guardTenants: true,
  });
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

const writesUnder = (keys: string): IdempotentWrites =>
  new IdempotentWrites(new CallerKeys(SecretKeys.parse(keys)), new IdempotentAnswers(database, new FixedClock()));
const commit = (): Promise<void> => new TypeOrmUnitOfWork(database).run(async () => undefined);
const mustNotRun = (): Promise<never> => Promise.reject(new Error('A repeated write must not be performed.'));

function write(perform: () => Promise<unknown>): IdempotentWrite {
  const caller: Principal = {
    tenant: { organizationId: newId(), livemode: true },
    actor: { kind: 'api_key', id: newId() },
    lineage: '01930000-0000-7000-8000-000000000001',
    credential: 'secret_key',
    scopes: [],
    limits: null,
    apiVersion: CURRENT_API_VERSION,
  };
  return {
    caller,
    key: 'key',
    request: 'POST /',
    requestId: newId(),
    origin: 'http://localhost',
    status: () => 201,
    options: {},
    perform,
    retrieve: mustNotRun,
  };
}

function again(first: IdempotentWrite, keys = OLD): Promise<Answer> {
  return writesUnder(keys).answer({ ...first, requestId: newId(), perform: mustNotRun });
}

describe('a write that is repeated', () => {
  it('gets the same response, even if the server has a newer key', async () => {
    const first = write(async () => {
      await commit();
      return { id: 'one' };
    });
    const body = '{"id":"one"}';
    expect(await writesUnder(OLD).answer(first)).toEqual({ status: 201, body });
    expect(await again(first)).toEqual({ status: 201, body, replays: first.requestId });
    expect(await again(first, `${NEW},${OLD}`)).toEqual({ status: 201, body, replays: first.requestId });
    await expect(again(first, NEW)).rejects.toThrow('must not be performed');
  });

  it('is committed once if two processes perform it at the same time', async () => {
    const bothAtWork = Promise.withResolvers<unknown>();
    let performed = 0;
    const first = write(async () => {
      performed += 1;
      if (performed === 2) bothAtWork.resolve(undefined);
      const id = performed;
      await bothAtWork.promise;
      await commit();
      return { id };
    });
    const both = [first, { ...first, requestId: newId() }].map((each) => ({ ...each, options: { isLong: true } }));
    const answers = await Promise.all(both.map((each) => writesUnder(OLD).answer(each)));
    expect(performed).toBe(2);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.filter(({ replays }) => replays === undefined)).toHaveLength(1);
  });

  it('gets no body if the first response had none', async () => {
    const first = write(commit);
    expect(await writesUnder(OLD).answer(first)).toEqual({ status: 201, body: undefined });
    expect(await again(first)).toEqual({ status: 201, body: undefined, replays: first.requestId });
  });

  it('gets the same error as the first one if that failed after its commit, without details of an unexpected error', async () => {
    const failures = [new DomainError('unprocessable', 'file_corrupt', 'Cut short.'), new Error('a defect')];
    for (const [index, failure] of failures.entries()) {
      const first = write(async () => {
        await commit();
        throw failure;
      });
      await expect(writesUnder(OLD).answer(first)).rejects.toBe(failure);
      const { status, body } = await again(first);
      expect(status).toBe([422, 500][index]);
      expect(body).toContain(['file_corrupt', 'internal_error'][index]);
      expect(body).not.toContain('defect');
    }
  });

  it.each([
    [
      'failed inside its unit of work',
      () => new TypeOrmUnitOfWork(database).run(() => Promise.reject(new Error('no'))),
    ],
    ['failed before its unit of work', () => Promise.reject(new Error('no'))],
  ])('is performed again if the first one %s', async (_, fail) => {
    const first = write(fail);
    await expect(writesUnder(OLD).answer(first)).rejects.toThrow('no');
    const second = { ...first, perform: async () => ({ done: await commit().then(() => true) }) };
    expect(await writesUnder(OLD).answer(second)).toEqual({ status: 201, body: '{"done":true}' });
  });

  it('is performed again if the first one had no unit of work', async () => {
    const first = write(async () => ({ n: 1 }));
    expect(await writesUnder(OLD).answer(first)).toEqual({ status: 201, body: '{"n":1}' });
    await expect(again(first)).rejects.toThrow('must not be performed');
  });
});
