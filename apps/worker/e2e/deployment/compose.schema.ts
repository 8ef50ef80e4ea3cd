import type { JsonSchema } from '@livery/kernel';

const text = { type: 'string', minLength: 1 } as const;
const texts = { type: 'array', minItems: 1, items: text } as const;
const duration = { type: 'string', pattern: '^([0-9]+(ms|s|m|h))+$' } as const;

const healthcheck = {
  type: 'object',
  additionalProperties: false,
  required: ['test'],
  properties: { test: texts, interval: duration, timeout: duration, retries: { type: 'integer', minimum: 1 } },
} as const;

const dependency = {
  type: 'object',
  additionalProperties: false,
  required: ['condition'],
  properties: { condition: { enum: ['service_started', 'service_healthy', 'service_completed_successfully'] } },
} as const;

const service = {
  type: 'object',
  additionalProperties: false,
  properties: {
    image: { type: 'string', pattern: '^[a-z]+:[0-9.]+$' },
    build: {
      type: 'object',
      additionalProperties: false,
      required: ['context', 'dockerfile', 'target'],
      properties: { context: text, dockerfile: text, target: text },
    },
    command: { type: 'array', items: { type: 'string' } },
    user: text,
    init: { type: 'boolean' },
    read_only: { type: 'boolean' },
    tmpfs: texts,
    cap_drop: texts,
    security_opt: texts,
    profiles: texts,
    restart: { enum: ['no', 'always', 'on-failure', 'unless-stopped'] },
    stop_grace_period: duration,
    environment: { type: 'object', additionalProperties: { type: 'string' } },
    volumes: texts,
    ports: texts,
    depends_on: { type: 'object', additionalProperties: dependency },
    healthcheck,
  },
} as const;

/**
 * The part of the Compose specification that docker/compose.yaml uses, without extensions (`x-`). It allows no other members,
 * so that it finds misspelt ones.
 */
export const composeSchema = {
  type: 'object',
  required: ['name', 'services'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]*$' },
    services: { type: 'object', additionalProperties: service },
    networks: { type: 'object' },
    volumes: { type: 'object', additionalProperties: { type: 'null' } },
  },
} as const satisfies JsonSchema;
