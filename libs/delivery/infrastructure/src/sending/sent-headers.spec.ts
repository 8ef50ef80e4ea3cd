import { describe, expect, it } from '@jest/globals';
import { newId, publicId } from '@livery/kernel';
import { HmacWebhookSigner } from '../secrets/hmac-webhook-signer.ts';
import { sentHeaders, storedHeaders } from './sent-headers.ts';
import { signedHeaders } from './signed-headers.ts';

const SIGNERS = ['b2xk', 'bmV3'].map((key) => new HmacWebhookSigner(`whsec_${key}`));

describe('the headers of an attempt', () => {
  it.each([
    [7, undefined],
    [7, `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`],
    [null, undefined],
  ])('are read as they were sent: sequence %p, traceparent %p', (sequence, traceparent) => {
    const facts = { eventId: newId(), sequence, started: new Date('2026-11-20T09:14:15.999Z') };
    const headers = signedHeaders({
      id: publicId('evt', facts.eventId),
      body: Buffer.from('{"text":"ünïcödé"}'),
      at: facts.started,
      signers: SIGNERS,
      sequence,
      host: '[::1]:8443',
      traceparent,
    });
    const stored = storedHeaders(headers);
    expect(sentHeaders(stored, facts)).toEqual(headers);
    expect(stored.length).toBeLessThan(500);
  });
});
