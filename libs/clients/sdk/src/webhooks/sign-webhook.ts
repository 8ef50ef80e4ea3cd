import { contentOf, standardKeyOf } from './signed-request.ts';
import { signingKey } from './signing-key.ts';

export interface SigningOptions {
  /** When the request is signed, in milliseconds since 1970. Default: now. */
  readonly now?: number;
}

/** A request as the service would send it. */
export interface SignedWebhook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Signs an event as the service does (Standard Webhooks), for tests of a receiver.
 * @param event an event, such as an example of the documentation
 * @param secret the signing secret (`whsec_…`) that the receiver has
 * @throws TypeError if the secret is none
 */
export async function signWebhook(
  event: { readonly id: string },
  secret: string,
  { now = Date.now() }: SigningOptions = {},
): Promise<SignedWebhook> {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(now / 1_000));
  const key = await signingKey(standardKeyOf(secret.trim()), 'sign');
  const content = contentOf(`${event.id}.${timestamp}.`, body);
  const signature = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.sign('HMAC', key, content))));
  const headers = { 'webhook-id': event.id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
  return { headers: { 'content-type': 'application/json', ...headers }, body };
}
