import { type Logger, pino } from 'pino';
import type { LoggerOptions } from './logger.ts';

const BATCH_BYTES = 4_096;
const FLUSH_MS = 1_000;

/**
 * The log of requests: JSON lines on standard output, written some at a time and within a second, since a system call for
 * each costs more than the line. Whoever writes to it lists the fields by hand: nothing is redacted here, which would cost
 * five times as much (measured).
 */
export function createRequestLog({ name, level }: LoggerOptions): Logger {
  const destination = pino.destination({ dest: 1, sync: true, minLength: BATCH_BYTES, periodicFlush: FLUSH_MS });
  process.once('exit', () => destination.flushSync());
  return pino({ name, level, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
