import { type FromSchema, idSchema, livemodeSchema, namedSchema, recordSchema, timestampSchema } from '@livery/kernel';

const count = { type: 'integer', minimum: 0 } as const;
const time = { type: ['string', 'null'], format: 'date-time' } as const;
const undelivered = { pending: count, failed: count, abandoned: count } as const;
const period = recordSchema({
  created: { ...count, description: 'All deliveries that were created in the period. It has no limit.' },
  delivered: {
    type: ['integer', 'null'],
    minimum: 0,
    description: 'Those of them that are delivered now. Null if one of the other counts reached `count_limit`.',
  },
  ...undelivered,
});

export const webhookEndpointStatsSchema = namedSchema({
  title: 'WebhookEndpointStats',
  description: 'Counts of the deliveries to a webhook endpoint, and the success and duration of recent attempts.',
  properties: {
    id: idSchema('whk_stats'),
    object: { const: 'webhook_endpoint_stats' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    endpoint: idSchema('whk'),
    status: { enum: ['enabled', 'disabled'] },
    failing_since: { ...time, description: 'The time since which every attempt has failed. Null after a success.' },
    count_limit: {
      ...count,
      description:
        'Undelivered deliveries are counted up to this number. A count that equals it means: that many or more.',
    },
    undelivered: {
      ...recordSchema(undelivered),
      description: 'The deliveries that are kept and not delivered now, by status. Test deliveries are not counted.',
    },
    last_hour: {
      ...period,
      description: 'What became of the deliveries that were created in the last hour. Test deliveries are not counted.',
    },
    last_24_hours: { ...period, description: 'What became of the deliveries that were created in the last 24 hours.' },
    attempts: {
      ...recordSchema({
        deliveries: { ...count, description: 'The number of deliveries in the sample.' },
        since: { ...time, description: 'When the oldest delivery of the sample was created. Null if there is none.' },
        attempted: { ...count, description: 'The number of their attempts.' },
        succeeded: { ...count, description: 'The number of attempts with a 2xx response.' },
        success_rate: { type: ['number', 'null'], minimum: 0, maximum: 1 },
        duration_ms: {
          ...recordSchema({ p50: { type: ['number', 'null'] }, p95: { type: ['number', 'null'] } }),
          description: 'Half of the attempts took at most `p50` milliseconds, and 95 % at most `p95`.',
        },
      }),
      description:
        'The attempts of the last 24 hours to a sample of deliveries: the newest 1,000, without those that wait for their first attempt. While a replay is being sent, also the last 1,000 that it has sent.',
    },
    oldest_pending: { ...time, description: 'When the oldest pending delivery was created. Null if none is pending.' },
    last_attempt: {
      ...time,
      description: 'When the last known attempt ended: of the sample, or of the newest delivered or failed delivery.',
    },
    last_success: { ...time, description: 'When the last known successful attempt ended.' },
    created: { ...timestampSchema, description: 'The time of counting.' },
  },
  example: {
    id: 'whk_stats_0350tEyI3TinjRDFnAplkv',
    object: 'webhook_endpoint_stats',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    endpoint: 'whk_0350tEyI3TinjRDFnAplkv',
    status: 'enabled',
    failing_since: null,
    count_limit: 10_000,
    undelivered: { pending: 3, failed: 41, abandoned: 0 },
    last_hour: { created: 412, delivered: 410, pending: 2, failed: 0, abandoned: 0 },
    last_24_hours: { created: 9_731, delivered: 9_726, pending: 3, failed: 2, abandoned: 0 },
    attempts: {
      deliveries: 1_000,
      since: '2026-11-20T06:51:02.410Z',
      attempted: 1_004,
      succeeded: 998,
      success_rate: 0.994,
      duration_ms: { p50: 41, p95: 187 },
    },
    oldest_pending: '2026-11-20T06:58:40.120Z',
    last_attempt: '2026-11-20T09:14:15.310Z',
    last_success: '2026-11-20T09:14:15.310Z',
    created: '2026-11-20T09:14:15.901Z',
  },
});

export type WebhookEndpointStatsResource = FromSchema<typeof webhookEndpointStatsSchema>;
