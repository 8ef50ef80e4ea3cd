import { inspect } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { HmacWebhookSigner } from './hmac-webhook-signer.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

describe('a signer', () => {
  it('signs the published test vector of Standard Webhooks', () => {
    const content = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: '1614265330',
      body: Buffer.from('{"test": 2432232314}'),
    };
    expect(new HmacWebhookSigner(SECRET).sign(content)).toEqual({
      standard: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
      stripe: expect.stringMatching(/^v1=[0-9a-f]{64}$/),
    });
  });

  it('reveals its secret neither as JSON nor to an inspector', () => {
    const signer = new HmacWebhookSigner(SECRET);
    const shown = JSON.stringify(signer) + inspect(signer, { depth: 9, showHidden: true });
    expect(shown).not.toMatch(/whsec_|MfKQ|31 ?f2 ?90/i);
  });
});
