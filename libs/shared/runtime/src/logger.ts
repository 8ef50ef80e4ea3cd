import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

/** Fields that contain secrets. pino writes `[redacted]` instead of their values. */
const SECRET_FIELDS = [
  'authorization',
  'password',
  'secret',
  'client_secret',
  'access_token',
  'content_base64',
  'cookie',
  'sign_in_link',
  'token',
];

export interface LoggerOptions {
  readonly name: string;
  readonly level: string;
}

/** Creates a logger of JSON lines (default destination: standard output). */
export function createLogger({ name, level }: LoggerOptions, destination?: DestinationStream): Logger {
  const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  const options = {
    name,
    level,
    serializers: { err: (thrown: unknown) => describeError(thrown) },
    redact: { paths, censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Passes the log messages of Nest to the logger of the app. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack }, String(message));
  }
}
