import {
  actorSchema,
  type FromSchema,
  idSchema,
  livemodeSchema,
  namedSchema,
  recordSchema,
  timestampSchema,
} from '@livery/kernel';

const nullableTimestamp = { ...timestampSchema, type: ['string', 'null'] } as const;

export const JOB_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const jobSchema = namedSchema({
  title: 'Job',
  description:
    'Work that takes longer than a request. The response of the request that starts it contains its id. It is kept for 30 days after its end.',
  properties: {
    id: idSchema('job'),
    object: { const: 'job' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    kind: { type: 'string', description: 'The kind of work. The endpoint that starts it documents it.' },
    status: {
      enum: JOB_STATUSES,
      description:
        'A job begins as `queued`. It ends as `completed`, `failed` or `cancelled`, and never changes after that.',
    },
    progress: {
      ...recordSchema({
        done: { type: 'integer', minimum: 0, description: 'Units of work that are done.' },
        total: { type: ['integer', 'null'], description: 'All units of work. Null while the number is unknown.' },
        step: { type: ['string', 'null'], description: 'What the job does at the moment, for people.' },
      }),
      description: 'How far the job is.',
    },
    cancel_requested: {
      type: 'boolean',
      description: 'True while the job still runs although somebody cancelled it. It stops within seconds.',
    },
    result: {
      type: ['object', 'null'],
      additionalProperties: true,
      description: 'What the job has made, by its kind. Null unless the job is `completed`.',
    },
    error: {
      anyOf: [
        recordSchema({
          code: { type: 'string', description: 'An error code, as in the error of a request.' },
          message: { type: 'string', description: 'What went wrong, for people.' },
        }),
        { type: 'null' },
      ],
      description: 'Why the job failed. Null unless it is `failed`.',
    },
    created_by: actorSchema,
    created: timestampSchema,
    started: { ...nullableTimestamp, description: 'When a worker first began with it. Null before.' },
    completed: { ...nullableTimestamp, description: 'When it ended, in whatever way. Null before.' },
    updated: timestampSchema,
  },
  example: {
    id: 'job_0350tEyI9WSrkG2PZc8TqK',
    object: 'job',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    kind: 'slide_assets.split',
    status: 'running',
    progress: { done: 3, total: 12, step: 'Splitting slide 4' },
    cancel_requested: false,
    result: null,
    error: null,
    created_by: 'key_0350tEyHBhDcQIeyGXK0sS',
    created: '2026-11-20T09:14:15.123Z',
    started: '2026-11-20T09:14:15.201Z',
    completed: null,
    updated: '2026-11-20T09:14:17.480Z',
  },
});

export type JobResource = FromSchema<typeof jobSchema>;
