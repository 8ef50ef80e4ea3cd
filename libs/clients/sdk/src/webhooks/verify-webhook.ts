import type { LiveryEvent } from '../generated/schemas.ts';
import { LiveryError } from '../runtime/errors.ts';
import { parseRecord } from '../runtime/parse-record.ts';
import { readSignatures, type SignedRequest, type WebhookRequest } from './signed-request.ts';
import { signingKey } from './signing-key.ts';

const DEFAULT_TOLERANCE_SECONDS = 300;

export interface VerificationOptions {
  /** How many seconds the request may be older or newer than the clock here. Default: 300. */
  readonly toleranceSeconds?: number;
  /** The present time in milliseconds since 1970. Default: the clock. */
  readonly now?: number;
}

/** A request is not one of the service, or not a new one. Respond with 401, and do not process it. */
export class WebhookVerificationError extends LiveryError {
  override readonly name = 'WebhookVerificationError';

  constructor(
    message: string,
    /** What is wrong: a header is missing, the time is out of tolerance, no signature fits, or the body is no event. */
    readonly reason: 'header' | 'timestamp' | 'signature' | 'body',
  ) {
    super(message);
  }
}

/**
 * Verifies that the service has signed a request, and reads its event.
 * @param secrets the signing secret (`whsec_…`) of the endpoint, or several while it is being replaced. One of them has to fit
 * @throws WebhookVerificationError if the request is not genuine, or too old
 * @throws TypeError if a secret is none
 */
export async function verifyWebhook(
  request: WebhookRequest,
  secrets: string | readonly string[],
  { toleranceSeconds = DEFAULT_TOLERANCE_SECONDS, now = Date.now() }: VerificationOptions = {},
): Promise<LiveryEvent> {
  const signed = readSignatures(request);
  if (signed === undefined) throw new WebhookVerificationError('The request has no signature.', 'header');
  const age = /^\d+$/.test(signed.timestamp) ? Math.abs(now / 1_000 - Number(signed.timestamp)) : Infinity;
  // A tolerance that is no number accepts nothing.
  if (!(age <= toleranceSeconds))
    throw new WebhookVerificationError('The request is too old or from the future.', 'timestamp');
  if (!(await isSigned(signed, [secrets].flat()))) {
    throw new WebhookVerificationError('No signature of the request fits. Verify the body as it arrived.', 'signature');
  }
  return readEvent(request.body);
}

async function isSigned({ signatures, content, keyOf }: SignedRequest, secrets: readonly string[]): Promise<boolean> {
  for (const secret of secrets) {
    const key = await signingKey(keyOf(secret.trim()), 'verify');
    for (const signature of signatures) {
      if (await crypto.subtle.verify('HMAC', key, signature, content)) return true;
    }
  }
  return false;
}

function readEvent(body: WebhookRequest['body']): LiveryEvent {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const parsed = parseRecord<LiveryEvent>(text);
  if (parsed === undefined) throw new WebhookVerificationError('The body is signed, but no event.', 'body');
  return parsed.record;
}
