import { actorSchema, type FromSchema, idSchema, livemodeSchema, namedSchema, timestampSchema } from '@livery/kernel';

export const requestLogSchema = namedSchema({
  title: 'RequestLog',
  description: 'A request that was answered. It is kept for 30 days, without its query, its body and its credential.',
  properties: {
    id: idSchema('req'),
    object: { const: 'request_log' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    method: { type: 'string' },
    path: { type: 'string' },
    status: { type: 'integer' },
    code: { type: ['string', 'null'], description: 'The error code. Null if there was no error.' },
    latency_ms: { type: 'integer' },
    principal: actorSchema,
    api_version: { type: ['string', 'null'] },
    idempotency: { enum: ['none', 'first', 'replayed'] },
    ip: { type: ['string', 'null'] },
    user_agent: { type: ['string', 'null'] },
    created: timestampSchema,
  },
  example: {
    id: 'req_0350tEyI3ThR2kZQtU0Onm',
    object: 'request_log',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    method: 'POST',
    path: '/api/v1/brand_checks',
    status: 422,
    code: 'file_corrupt',
    latency_ms: 41,
    principal: 'key_0350tEyI3ThR2kZQtU0Oni',
    api_version: '2026-11-20',
    idempotency: 'first',
    ip: '192.0.2.7',
    user_agent: 'curl/8.9.1',
    created: '2026-11-20T09:14:15.123Z',
  },
});

export type RequestLogResource = FromSchema<typeof requestLogSchema>;
