import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';

/** Fields that hold secrets wherever they appear; pino writes `[redacted]` instead. */
const SECRET_FIELDS = ['authorization', 'password', 'secret', 'client_secret', 'access_token', 'content_base64'];

/** A JSON-lines logger on standard output. */
export function createLogger(options: { readonly name: string; readonly level: string }): Logger {
  return pino({
    name: options.name,
    level: options.level,
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[redacted]',
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

/** Lets Nest speak through the app's own logger. */
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
