import { createHash } from 'node:crypto';
import { isSignedWith, type KnownSecret } from '@livery/testing/without-jest';
import type { ArrivedWebhook } from '../support/arrivals.ts';
import { deliveryKey } from './delivery-key.ts';
import type { RecordedAttempts } from './recorded-state.ts';

/** A time in which something was broken, on the monotonic clock in milliseconds. */
export interface Disruption {
  readonly from: number;
  readonly to: number;
  /** The most deliveries that may be sent again because of it. */
  readonly most: number;
}

/** Attempts whose result was not written at a kill had ended at most this long before it. */
const UNWRITTEN_MS = 1_000;

/** All webhooks that have arrived, by endpoint and event. */
export class ArrivedWebhooks {
  private readonly byDelivery = new Map<string, ArrivedWebhook[]>();
  private readonly secrets = new Map<string, readonly KnownSecret[]>();

  /** The number of deliveries that have arrived, once or more often. */
  get size(): number {
    return this.byDelivery.size;
  }

  readonly add = (webhook: ArrivedWebhook): void => {
    const key = deliveryKey(webhook.path, String(webhook.headers['webhook-id']));
    const known = this.byDelivery.get(key);
    if (known === undefined) this.byDelivery.set(key, [webhook]);
    else known.push(webhook);
  };

  /** @param path the path of the endpoint, which names it */
  secretsOf(path: string): readonly KnownSecret[] {
    return this.secrets.get(path) ?? [];
  }

  learnSecrets(path: string, secrets: readonly KnownSecret[]): void {
    this.secrets.set(path, secrets);
  }

  /** The ids of the records of which an endpoint has received an event. */
  recordsOf(path: string): ReadonlySet<string> {
    return new Set(this.of(path).map(([{ body }]) => /"id":"(key_\w+)"/.exec(body)?.[1] ?? ''));
  }

  /** What is wrong with the sequence and the bytes of what an endpoint has received. */
  faultsOf(path: string, events: number): readonly string[] {
    const all = this.of(path);
    const sequences = all.map(([first]) => Number(first.headers['webhook-sequence']));
    const present = new Set(sequences);
    const gaps = Array.from({ length: events }, (_, index) => index + 1).filter((number) => !present.has(number));
    const changed = all.filter((same) => new Set(same.map(contentOf)).size > 1);
    return [
      ...(present.size === sequences.length ? [] : [`${path}: two events have the same sequence.`]),
      ...(gaps.length === 0 ? [] : [`${path}: ${gaps.length} sequences are missing, the first is ${gaps[0]}.`]),
      ...(changed.length === 0 ? [] : [`${path}: ${changed.length} deliveries had other bytes when sent again.`]),
    ];
  }

  /** Deliveries that were sent more than once: how many times too often, and how often without a reason. */
  repeats(disruptions: readonly Disruption[]): { readonly extra: number; readonly unexplained: number } {
    const repeated = [...this.byDelivery.values()].flatMap((arrivals) => arrivals.slice(0, -1));
    const wasInFlight = ({ at }: ArrivedWebhook): boolean =>
      disruptions.some(({ from, to }) => from - UNWRITTEN_MS <= at && at <= to);
    return { extra: repeated.length, unexplained: repeated.filter((webhook) => !wasInFlight(webhook)).length };
  }

  /** The number of webhooks that have no signature of a secret that was valid when they were sent. */
  countInvalid(attempts: RecordedAttempts): number {
    return [...this.byDelivery].reduce((sum, [key, webhooks]) => {
      const recorded = attempts.get(key) ?? [];
      // If an attempt was not recorded, its time is only known to the second.
      const times = recorded.length === webhooks.length ? recorded : [];
      return sum + webhooks.filter((webhook, index) => !this.isValid(webhook, times[index])).length;
    }, 0);
  }

  private isValid(webhook: ArrivedWebhook, started: number | undefined): boolean {
    const second = Number(webhook.headers['webhook-timestamp']) * 1_000;
    const [earliest, latest] = started === undefined ? [second, second + 999] : [started, started];
    return this.secretsOf(webhook.path).some(
      (secret) => secret.created <= latest && earliest < secret.ends && isSignedWith(secret, webhook),
    );
  }

  private of(path: string): readonly (readonly [ArrivedWebhook, ...ArrivedWebhook[]])[] {
    return [...this.byDelivery.values()].flatMap(([first, ...others]) =>
      first?.path === path ? [[first, ...others] as const] : [],
    );
  }
}

function contentOf({ headers, body }: ArrivedWebhook): string {
  return `${String(headers['webhook-sequence'])} ${createHash('sha256').update(body).digest('hex')}`;
}
