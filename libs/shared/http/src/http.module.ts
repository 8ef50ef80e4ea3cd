import { type CanActivate, type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import type { Logger } from 'pino';
import { BodyInterceptor } from './body/body.interceptor.ts';
import { EndpointTable } from './endpoint-table.ts';
import { ErrorFilter } from './errors/error.filter.ts';
import { ApiVersionGuard } from './guards/api-version.guard.ts';
import { BodySizeGuard } from './guards/body-size.guard.ts';
import { MediaTypeGuard } from './guards/media-type.guard.ts';
import { ScopeGuard } from './guards/scope.guard.ts';
import { QueryInterceptor } from './query.interceptor.ts';
import { RequestValidation } from './request-validation.ts';

export interface HttpOptions {
  /** Puts the principal on the request, or refuses it: the one guard that another context supplies. */
  readonly authentication: Type<CanActivate>;
  readonly logger: Logger;
}

/** The way of every request, in this order: what it announces, who sends it, what they may do, what they speak, its body. */
@Module({})
export class HttpModule {
  static with({ authentication, logger }: HttpOptions): DynamicModule {
    const guards = [BodySizeGuard, authentication, ScopeGuard, MediaTypeGuard, ApiVersionGuard];
    return {
      module: HttpModule,
      imports: [DiscoveryModule],
      providers: [
        EndpointTable,
        ...guards.map((guard) => ({ provide: APP_GUARD, useClass: guard })),
        { provide: APP_INTERCEPTOR, useClass: QueryInterceptor },
        { provide: APP_INTERCEPTOR, useClass: BodyInterceptor },
        { provide: APP_PIPE, useClass: RequestValidation },
        {
          provide: APP_FILTER,
          inject: [EndpointTable],
          useFactory: (endpoints: EndpointTable) => new ErrorFilter(endpoints, logger),
        },
      ],
    };
  }
}
