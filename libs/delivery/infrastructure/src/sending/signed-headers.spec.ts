import { describe, expect, it } from '@jest/globals';
import { HmacWebhookSigner } from '../secrets/hmac-webhook-signer.ts';
import { signedHeaders } from './signed-headers.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const request = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  body: Buffer.from('{"test": 2432232314}'),
  at: new Date(1_614_265_330_000),
  signers: [new HmacWebhookSigner(SECRET)],
  sequence: 7,
  host: 'example.com',
};

describe('the headers of an attempt', () => {
  it('have the signature of the published test vector of Standard Webhooks', () => {
    expect(signedHeaders(request)).toMatchObject({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('have the host, the user agent, the type and length of the body, and the sequence number', () => {
    expect(signedHeaders(request)).toMatchObject({
      host: 'example.com',
      'content-length': '20',
      'content-type': 'application/json',
      'user-agent': 'Livery-Webhooks/1',
      'webhook-sequence': '7',
    });
    expect(signedHeaders({ ...request, sequence: null })).not.toHaveProperty('webhook-sequence');
  });

  it('have the span of the attempt if there is one', () => {
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    expect(signedHeaders({ ...request, traceparent })).toMatchObject({ traceparent });
    expect(signedHeaders(request)).not.toHaveProperty('traceparent');
  });

  it('have one signature of each kind per secret while two secrets are valid', () => {
    const other = new HmacWebhookSigner(`whsec_${Buffer.alloc(32, 'other').toString('base64')}`);
    const headers = signedHeaders({ ...request, signers: [...request.signers, other] });
    expect(headers['webhook-signature']).toMatch(/^v1,g0hM9SsE\S+ v1,\S{44}$/);
    expect(headers['livery-signature']).toMatch(/^t=1614265330(,v1=[0-9a-f]{64}){2}$/);
  });
});
