import { type CanActivate, type DynamicModule, Module, type Provider, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { Clock } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { provide, provideAs, type SecretKeys } from '@livery/runtime';
import type { Logger } from 'pino';
import { BODY_MEMORY_BYTES } from './body/body-limits.ts';
import { BodyMemory } from './body/body-memory.ts';
import { FileAlternativesInterceptor } from './answers/file-alternatives.interceptor.ts';
import { BodyGuard } from './body/body.guard.ts';
import { EndpointTable } from './endpoint-table.ts';
import type { ErrorDialect } from './errors/error-dialect.ts';
import { ErrorFilter } from './errors/error.filter.ts';
import { ApiVersionGuard } from './guards/api-version.guard.ts';
import { BodySizeGuard } from './guards/body-size.guard.ts';
import { MediaTypeGuard } from './guards/media-type.guard.ts';
import { MethodGuard } from './guards/method.guard.ts';
import { QueryGuard } from './guards/query.guard.ts';
import { ScopeGuard } from './guards/scope.guard.ts';
import { CallerKeys } from './idempotency/caller-keys.ts';
import { IdempotencyKeyGuard } from './idempotency/idempotency-key.guard.ts';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.ts';
import { IdempotentAnswers } from './idempotency/idempotent-answers.ts';
import { IdempotentWrites } from './idempotency/idempotent-writes.ts';
import { AnonymousRefusals } from './rate-limits/anonymous-refusals.ts';
import { MemoryRateLimiter } from './rate-limits/memory-rate-limiter.ts';
import { RateLimitGuard } from './rate-limits/rate-limit.guard.ts';
import { RateLimiter } from './rate-limits/rate-limiter.ts';
import { DEFAULT_RATE_LIMITS, type RateLimitOptions, RateLimits } from './rate-limits/rate-limits.ts';
import { NoRequestLog, RequestLog } from './requests/request-log.ts';
import { RequestLogGuard } from './requests/request-log.guard.ts';
import { SpoolDirectory } from './spool/spool-directory.ts';
import type { UploadLimits } from './spool/upload-progress.ts';
import { UploadWatch } from './spool/upload-watch.ts';
import { RequestValidation } from './request-validation.ts';

export interface HttpOptions {
  readonly foundation: DynamicModule;
  /**
   * The keys that encrypt stored responses to writes with an `Idempotency-Key`. Without them no endpoint accepts such keys or large
   * bodies, and requests pass no interceptor, which would take a sixth of their processor time (measured).
   */
  readonly secretKeys?: SecretKeys;
  /** The guard that sets the principal of the request, or refuses the request. Another context provides it. */
  readonly authentication: Type<CanActivate>;
  readonly logger: Logger;
  /** The rate limits (default: `DEFAULT_RATE_LIMITS`). */
  readonly rateLimits?: RateLimitOptions | undefined;
  /** Counts the requests (default: in the memory of the process). */
  readonly rateLimiter?: RateLimiter | undefined;
  /** Stores the requests of each organization (default: none are stored). */
  readonly requestLog?: RequestLog | undefined;
  /** An existing directory for uploads that arrive (default: that of the system for temporary files). */
  readonly spoolDirectory?: string | undefined;
  /** How slowly uploads may arrive, for tests (default: `UPLOAD_LIMITS`). */
  readonly uploadLimits?: UploadLimits | undefined;
  /** The error format of a standard that this application follows (default: the API's own format). */
  readonly errorDialect?: ErrorDialect;
}

/**
 * Processes every request in this order: method, announced size, authentication, request log, rate limits, scopes, media types, API version,
 * idempotency key, query, body, stored responses of repeated writes, and validation.
 */
@Module({})
export class HttpModule {
  static with(options: HttpOptions): DynamicModule {
    const { foundation, secretKeys, authentication, logger, errorDialect } = options;
    const guards = [
      MethodGuard,
      BodySizeGuard,
      authentication,
      RequestLogGuard,
      RateLimitGuard,
      ScopeGuard,
      MediaTypeGuard,
      ApiVersionGuard,
      ...(secretKeys === undefined ? [] : [IdempotencyKeyGuard]),
      QueryGuard,
      BodyGuard,
    ];
    return {
      module: HttpModule,
      imports: [DiscoveryModule, foundation],
      providers: [
        EndpointTable,
        ...rateLimitProviders(options),
        { provide: RequestLog, useValue: options.requestLog ?? new NoRequestLog() },
        { provide: SpoolDirectory, useValue: new SpoolDirectory(options.spoolDirectory) },
        { provide: UploadWatch, useValue: new UploadWatch(options.uploadLimits) },
        { provide: BodyMemory, useValue: new BodyMemory(BODY_MEMORY_BYTES) },
        { provide: APP_INTERCEPTOR, useClass: FileAlternativesInterceptor },
        ...(secretKeys === undefined ? [] : idempotencyProviders(secretKeys)),
        ...guards.map((guard) => ({ provide: APP_GUARD, useClass: guard })),
        { provide: APP_PIPE, useClass: RequestValidation },
        {
          provide: ErrorFilter,
          inject: [EndpointTable, AnonymousRefusals],
          useFactory: (endpoints: EndpointTable, refusals: AnonymousRefusals) =>
            new ErrorFilter(endpoints, refusals, logger, errorDialect),
        },
        { provide: APP_FILTER, useExisting: ErrorFilter },
      ],
      exports: [RateLimiter],
    };
  }
}

function idempotencyProviders(secretKeys: SecretKeys): Provider[] {
  return [
    { provide: CallerKeys, useValue: new CallerKeys(secretKeys) },
    provide(IdempotentAnswers, Database, Clock),
    provide(IdempotentWrites, CallerKeys, IdempotentAnswers),
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ];
}

function rateLimitProviders({
  rateLimits = DEFAULT_RATE_LIMITS,
  rateLimiter,
}: Pick<HttpOptions, 'rateLimits' | 'rateLimiter'>): Provider[] {
  return [
    { provide: RateLimits, useValue: new RateLimits(rateLimits) },
    {
      provide: AnonymousRefusals,
      inject: [Clock],
      useFactory: (clock: Clock) => new AnonymousRefusals(rateLimits, clock),
    },
    rateLimiter === undefined
      ? provideAs(RateLimiter, MemoryRateLimiter, Clock)
      : { provide: RateLimiter, useValue: rateLimiter },
  ];
}
