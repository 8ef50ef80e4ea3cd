import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import { NestLogger } from '@livery/runtime';
import { NO_TELEMETRY, type Telemetry } from '@livery/telemetry';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import type { Logger } from 'pino';
import { compressAnswers } from './compress-answers.ts';
import { crossOriginRequests } from './cross-origin.ts';
import { EndpointTable } from './endpoint-table.ts';
import { ErrorFilter } from './errors/error.filter.ts';
import { routeMissing } from './errors/http.errors.ts';
import { healthRoutes, type Readiness } from './health.ts';
import { hardenServer } from './harden-server.ts';
import { refuseLongUris } from './refuse-long-uris.ts';
import { refuseRepeatedHeaders } from './refuse-repeated-headers.ts';
import { requestIdMiddleware } from './request-id.middleware.ts';
import type { AccessLog } from './requests/access-log.ts';
import { RequestObserver } from './requests/request-observer.ts';
import { requireHost } from './require-host.ts';
import { warnOfProxies } from './warn-of-proxies.ts';

export interface HttpApplicationOptions {
  readonly logger: Logger;
  readonly readiness: Readiness;
  /** The address blocks (CIDR) of proxies whose `X-Forwarded-For` is trusted (default: none). */
  readonly trustedProxies?: readonly string[];
  readonly telemetry?: Telemetry | undefined;
  /** Writes a line for each request (default: none). */
  readonly accessLog?: AccessLog | undefined;
  /** Further routes outside of the API, to which its guards do not apply. */
  readonly routes?: readonly Router[];
}

/** Creates a Nest application that serves the modules of an API. The caller starts to listen and closes it. */
export async function createHttpApplication(
  module: DynamicModule,
  { logger, readiness, trustedProxies = [], telemetry = NO_TELEMETRY, accessLog, routes = [] }: HttpApplicationOptions,
): Promise<NestExpressApplication> {
  // The option must be set before Nest creates its router, so the instance is created here.
  const instance = express().enable('case sensitive routing');
  compressAnswers(instance);
  const application = await NestFactory.create<NestExpressApplication>(module, new ExpressAdapter(instance), {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLogger(logger),
  });
  application.disable('x-powered-by');
  application.disable('etag');
  application.set('trust proxy', [...trustedProxies]);
  const observer = new RequestObserver({ ...telemetry, accessLog });
  const endpoints = application.get(EndpointTable, { strict: false });
  const crossOrigin = crossOriginRequests(endpoints);
  application.use(warnOfProxies(logger));
  application.use(requestIdMiddleware(observer), crossOrigin, requireHost, refuseRepeatedHeaders, refuseLongUris);
  application.setGlobalPrefix('api/v1');
  hardenServer(application.getHttpServer());
  await application.init();
  answerOutsideRoutes(application, [healthRoutes(readiness), ...routes]);
  return application;
}

/** Adds routes outside of Nest's prefix, and gives other paths the documented errors. */
function answerOutsideRoutes(application: NestExpressApplication, routes: readonly Router[]): void {
  const filter = application.get(ErrorFilter, { strict: false });
  application.use(...routes, () => {
    throw routeMissing();
  });
  application.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) next(error);
    else filter.answer(error, request, response);
  });
}
