import { newId, publicId } from '@livery/kernel';
import { API_VERSION, type LiveryEvent, type Ping } from '@livery/sdk';
import { type Attempt, postWebhook, type Target } from '../listen/post-webhook.ts';

/** Sends an event whose `data` is the example of its type. It is in no feed, and has no sequence number. */
export function sendExample(
  target: Target,
  { name, example }: { readonly name: string; readonly example: Record<string, unknown> },
  { organization }: Pick<Ping, 'organization'>,
): Promise<Attempt> {
  const event: LiveryEvent = {
    id: publicId('evt', newId()),
    object: 'event',
    type: name,
    api_version: API_VERSION,
    livemode: false,
    request_id: null,
    data: example,
    created: new Date().toISOString(),
    organization,
  };
  return postWebhook(target, event, { sequence: null, signal: new AbortController().signal });
}
