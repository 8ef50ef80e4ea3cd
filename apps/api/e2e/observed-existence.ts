import { jest } from '@jest/globals';
import type { Database } from '@livery/persistence';
import { type ApiClient, poll } from '@livery/testing';
import pg from 'pg';
import { withoutRequestId } from './read-answer.ts';

/** A request about a record, whose id stands where `:id` stands, and is handed to the body. */
export type ExistenceCall = readonly [
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  prefix: string,
  body?: (id: string) => object,
];

/** Callers could learn about a record from the answer, and from the statements that it needed. */
export interface ObservedOutcome {
  readonly answer: string;
  readonly statements: readonly string[];
}

/** Records the statements that any connection sends. It is made before the first connection is opened. */
export class ObservedExistence {
  private readonly query = jest.spyOn(pg.Client.prototype, 'query');

  /** @param schema of the statements that count */
  constructor(private readonly schema: string) {}

  /** Sends a request about a record, to the api on this database. @param own the id of a record of the client, for `:own` */
  async outcome(
    { client, database }: { readonly client: ApiClient; readonly database: Database },
    [method, path, prefix, body]: ExistenceCall,
    id: string,
    own = '',
  ): Promise<ObservedOutcome> {
    this.query.mockClear();
    const answer = await client.send(method, path.replace(':id', id).replace(':own', own), (test) =>
      method === 'GET' || method === 'DELETE' ? test : test.send(body?.(id) ?? {}),
    );
    // Of two statements that a request sends at once, one can wait for a connection until the other has failed the request.
    await poll('the statements to end', () => database.poolUsage.idle === database.poolUsage.total);
    const statements = this.query.mock.calls.map(([statement]) => textOf(statement));
    return {
      answer: withoutRequestId(answer).replaceAll(id, prefix),
      statements: statements.filter((text) => text.includes(`${this.schema}.`)),
    };
  }

  close(): void {
    this.query.mockRestore();
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const text: unknown = Reflect.get(Object(statement), 'text');
  return typeof text === 'string' ? text : '';
}
