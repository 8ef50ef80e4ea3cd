export { ConfigurationError, readEnvironment } from './environment.ts';
export { failureText } from './failure-text.ts';
export { createLogger, type LoggerOptions, NestLogger } from './logger.ts';
export { onShutdownSignal } from './on-shutdown-signal.ts';
export { provide, provideAs } from './provide.ts';
export { assertPublicUrl, isLoopback } from './public-url.ts';
export { currentRequest, runInRequest } from './request-context.ts';
export { SecretKey, SecretKeys } from './secret-keys.ts';
export { SystemClock } from './system-clock.ts';
export {
  addressBlocks,
  nonEmptyText,
  postgresUrl,
  publicUrl,
  queueUrl,
  rate,
  redisUrl,
  wholeNumber,
} from './validators.ts';
