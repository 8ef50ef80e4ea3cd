import { parsePublicId, type Principal } from '@livery/kernel';
import { RequestScope } from '@livery/persistence';
import { type FailedRequest, type RenderedError, renderFailure } from '../errors/error-body.ts';
import type { IdempotencyOptions } from '../endpoint.ts';
import type { CallerKey } from './caller-key.ts';
import type { CallerKeys } from './caller-keys.ts';
import type { IdempotentAnswers, StoredAnswer } from './idempotent-answers.ts';
import { idempotencyKeyInUse, idempotencyKeyReused } from './idempotency.errors.ts';
import { KeysAtWork } from './keys-at-work.ts';

const LARGEST_STORED_BODY = 1_048_576;

/** A write that its caller may repeat. */
export interface IdempotentWrite extends FailedRequest {
  readonly caller: Principal;
  /** The caller's `Idempotency-Key`. */
  readonly key: string;
  /** All that makes it this request and no other. */
  readonly request: string;
  /** Status of success. */
  readonly status: number;
  readonly options: IdempotencyOptions;
  perform(): Promise<unknown>;
  /** Renders the immutable record that a large answer showed. */
  retrieve(id: string): Promise<unknown>;
}

export interface Answer {
  readonly status: number;
  /** JSON as it is sent; undefined without a body. */
  readonly body: string | undefined;
  /** UUID of the request that was answered so first; undefined when it is this one. */
  readonly replays?: string;
}

interface Outcome {
  readonly answer: Answer;
  /** Set when the answer is an error: what to throw. */
  readonly failure?: { readonly thrown: unknown };
  /** Public id of the record, where it can be rendered again. */
  readonly record?: string;
}

/** Performs each write once, however often it is sent: the answer is stored in the transaction of the effect. */
export class IdempotentWrites {
  private readonly atWork = new KeysAtWork();

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
    const repeated = await this.replay(write, keys);
    if (repeated !== null) return repeated;
    const work = (): Promise<Answer> => this.performOnce(write, keys);
    return write.options.isLong === true ? this.atWork.during(keys[0].hash, work) : work();
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

  /** Commits the effect with its answer; false when a twin has kept its own. */
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
    const hasEffect = scope.isHeld;
    if (hasEffect && (await this.keep(scope, write, keys[0], outcome))) return own(outcome);
    // Nothing of this request was kept: a twin may have been faster, and may be why it failed.
    const twin = await this.replay(write, keys);
    if (twin !== null) return twin;
    if (hasEffect) throw idempotencyKeyInUse();
    return own(outcome);
  }
}

async function outcomeOf(write: IdempotentWrite): Promise<Outcome> {
  try {
    const result = await write.perform();
    const record = write.options.immutable && idOf(result);
    return {
      answer: { status: write.status, body: JSON.stringify(result) },
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
  if (uuid === undefined) throw new Error('A stored answer names a record that this endpoint does not render.');
  return uuid;
}
