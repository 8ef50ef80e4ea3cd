import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import { NestLogger } from '@livery/runtime';
import { NO_TELEMETRY, type Telemetry } from '@livery/telemetry';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import type { Logger } from 'pino';
import { compressAnswers } from './compress-answers.ts';
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

export interface HttpApplicationOptions {
  readonly logger: Logger;
  readonly readiness: Readiness;
  /** Address blocks (CIDR) whose `X-Forwarded-For` is believed; none when absent. */
  readonly trustedProxies?: readonly string[];
  readonly telemetry?: Telemetry | undefined;
  /** Gets a line for each request; none when absent. */
  readonly accessLog?: AccessLog | undefined;
  /** Routes beside the API, outside its pipeline. */
  readonly routes?: readonly Router[];
}

/** A Nest application that serves the API's modules by the API's conventions; the caller listens and closes. */
export async function createHttpApplication(
  module: DynamicModule,
  { logger, readiness, trustedProxies = [], telemetry = NO_TELEMETRY, accessLog, routes = [] }: HttpApplicationOptions,
): Promise<NestExpressApplication> {
  // Nest's own instance has its router before anybody could say so.
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
  application.use(requestIdMiddleware(observer), requireHost, refuseRepeatedHeaders, refuseLongUris);
  application.setGlobalPrefix('api/v1');
  hardenServer(application.getHttpServer());
  await application.init();
  answerOutsideRoutes(application, [healthRoutes(readiness), ...routes]);
  return application;
}

/** Nest answers below its prefix only; what else is asked for has these routes, and gets the same errors. */
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
