import { parsePublicId, type Principal } from '@livery/kernel';
import { RequestScope } from '@livery/persistence';
import { type FailedRequest, type RenderedError, renderFailure } from '../errors/error-body.ts';
import type { IdempotencyOptions } from '../endpoint.ts';
import type { CallerKey } from './caller-key.ts';
import type { CallerKeys } from './caller-keys.ts';
import type { IdempotentAnswers, StoredAnswer } from './idempotent-answers.ts';
import { idempotencyKeyInUse, idempotencyKeyReused } from './idempotency.errors.ts';
import { KeysInUse } from './keys-in-use.ts';

const LARGEST_STORED_BODY = 1_048_576;

/** A write with an Idempotency-Key. */
export interface IdempotentWrite extends FailedRequest {
  readonly caller: Principal;
  /** The caller's `Idempotency-Key`. */
  readonly key: string;
  /** A text that is equal only for repeats of the same request. */
  readonly request: string;
  /** The status of the successful response, which the handler may have chosen. */
  status(): number;
  readonly options: IdempotencyOptions;
  perform(): Promise<unknown>;
  /** Renders the immutable record of a large response again. */
  retrieve(id: string): Promise<unknown>;
}

export interface Answer {
  readonly status: number;
  /** The JSON text of the body; undefined if there is none. */
  readonly body: string | undefined;
  /** The UUID of the first request, if this is a repeat. */
  readonly replays?: string;
}

interface Outcome {
  readonly answer: Answer;
  /** The thrown error, if the response is an error. */
  readonly failure?: { readonly thrown: unknown };
  /** The public id of the record, if it can be rendered again. */
  readonly record?: string;
}

/** Performs each write once, however often it is sent. The response is stored in the transaction of the write. */
export class IdempotentWrites {
  private readonly keysInUse = new KeysInUse();

  constructor(
    private readonly callerKeys: CallerKeys,
    private readonly answers: IdempotentAnswers,
  ) {}

  /**
   * @throws DomainError `idempotency_key_reused`, `idempotency_key_in_use`
   * @throws what `perform` throws
   */
  async answer(write: IdempotentWrite): Promise<Answer> {
    const keys = this.callerKeys.of(write.caller, write.key);
    const stored = await this.replay(write, keys);
    if (stored !== null) return stored;
    const work = (): Promise<Answer> => this.performOnce(write, keys);
    return write.options.isLong === true ? this.keysInUse.during(keys[0].hash, work) : work();
  }

  private async replay(write: IdempotentWrite, keys: readonly CallerKey[]): Promise<Answer | null> {
    const stored = await this.answers.find(
      write.caller.tenant,
      keys.map(({ hash }) => hash),
    );
    const key = stored && keys.find(({ hash }) => hash.equals(stored.key_hash));
    if (!stored || !key) return null;
    if (!key.fingerprint(write.request).equals(stored.fingerprint)) throw idempotencyKeyReused();
    const text = key.open(stored.sealed);
    const body = stored.content === 'body' ? text : JSON.stringify(await write.retrieve(uuidOf(text, write.options)));
    return { status: stored.status, body: body === '' ? undefined : body, replays: stored.request_id };
  }

  /** Commits the write with its response. @returns false, after a roll-back, if a concurrent repeat was first */
  private async keep(scope: RequestScope, write: IdempotentWrite, key: CallerKey, outcome: Outcome): Promise<boolean> {
    try {
      const stored = storedAnswer(write, key, outcome);
      return await scope.conclude((last) => this.answers.keep(write.caller.tenant, stored, last));
    } finally {
      await scope.abandon();
    }
  }

  private async performOnce(write: IdempotentWrite, keys: readonly [CallerKey, ...CallerKey[]]): Promise<Answer> {
    const scope = new RequestScope({ holdsCommit: true });
    const outcome = await scope.within(() => outcomeOf(write));
    const hasWritten = scope.isHeld;
    if (hasWritten && (await this.keep(scope, write, keys[0], outcome))) return own(outcome);
    // This request has committed nothing. A concurrent repeat may have been first, and may be the reason of a failure.
    const stored = await this.replay(write, keys);
    if (stored !== null) return stored;
    if (hasWritten) throw idempotencyKeyInUse();
    return own(outcome);
  }
}

async function outcomeOf(write: IdempotentWrite): Promise<Outcome> {
  try {
    const result = await write.perform();
    const record = write.options.immutable && idOf(result);
    return {
      answer: { status: write.status(), body: JSON.stringify(result) },
      ...(record !== undefined && { record }),
    };
  } catch (thrown) {
    const { status, body }: RenderedError = renderFailure(thrown, write);
    return { answer: { status, body: JSON.stringify(body) }, failure: { thrown } };
  }
}

function own({ answer, failure }: Outcome): Answer {
  if (failure !== undefined) throw failure.thrown;
  return answer;
}

function storedAnswer(write: IdempotentWrite, key: CallerKey, { answer, record }: Outcome): StoredAnswer {
  const body = answer.body ?? '';
  const isRecord = record !== undefined && Buffer.byteLength(body) > LARGEST_STORED_BODY;
  return {
    key_hash: key.hash,
    fingerprint: key.fingerprint(write.request),
    request_id: write.requestId,
    status: answer.status,
    content: isRecord ? 'record' : 'body',
    sealed: key.seal(isRecord ? record : body),
  };
}

function idOf(result: unknown): string | undefined {
  if (typeof result !== 'object' || result === null || !('id' in result)) return undefined;
  return typeof result.id === 'string' ? result.id : undefined;
}

function uuidOf(id: string, { immutable }: IdempotencyOptions): string {
  const uuid = immutable && parsePublicId(immutable.prefix, id);
  if (uuid === undefined) throw new Error('A stored response refers to a record that this endpoint does not render.');
  return uuid;
}
