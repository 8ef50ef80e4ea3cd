import { type ArgumentsHost, Catch, type ExceptionFilter, NotFoundException } from '@nestjs/common';
import { DomainError } from '@livery/kernel';
import { currentRequest } from '@livery/runtime';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { apiPath } from '../api-path.ts';
import type { EndpointTable } from '../endpoint-table.ts';
import { versionOfFailure } from '../guards/api-version.guard.ts';
import { originOf } from '../origin.ts';
import type { AnonymousRefusals } from '../rate-limits/anonymous-refusals.ts';
import { renderFailure } from './error-body.ts';
import type { ErrorDialect } from './error-dialect.ts';
import { MethodNotAllowed, RangeNotSatisfiable, routeMissing } from './http.errors.ts';
import { ReplayedFailure } from './replayed-failure.ts';

const NO_REQUEST = '00000000-0000-0000-0000-000000000000';

/** Responds to every failure of a request in the documented format. Defects are logged, and their details are never sent. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly endpoints: EndpointTable,
    private readonly refusals: AnonymousRefusals,
    private readonly logger: Logger,
    private readonly dialect: ErrorDialect | null = null,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(thrown, http.getRequest<Request>(), http.getResponse<Response>());
  }

  /** The same for failures outside of Nest's routes. */
  answer(thrown: unknown, request: Request, response: Response): void {
    if (thrown instanceof ReplayedFailure) {
      response.locals.errorCode = thrown.code;
      response.status(thrown.status).type('json').send(thrown.body);
      return;
    }
    const requestId = currentRequest()?.requestId ?? NO_REQUEST;
    const documented = this.documented(thrown, request);
    const counted = documented && this.refusals.errorFor(documented, request);
    const error = counted && (this.dialect?.translate(counted) ?? counted);
    this.log(error, thrown, requestId);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { status, body } = renderFailure(error, { requestId, origin: originOf(request) });
    response.setHeader('Api-Version', versionOfFailure(request));
    if (error) this.setHeaders(response, error, request);
    response.locals.errorCode = error?.code ?? 'internal_error';
    response.status(status).json((error && this.dialect?.body(error, request)) ?? body);
  }

  /** The documented error for a failure; null for a defect. */
  private documented(thrown: unknown, request: Request): DomainError | null {
    if (thrown instanceof DomainError) return thrown;
    if (thrown instanceof NotFoundException) {
      const allowed = this.allowedMethods(request);
      return allowed.length > 0 ? new MethodNotAllowed(allowed) : routeMissing();
    }
    if (thrown instanceof URIError || isBadRequest(thrown)) {
      return new DomainError('invalid', 'parameter_invalid', 'The URL contains a sequence that cannot be decoded.');
    }
    return null;
  }

  private setHeaders(response: Response, error: DomainError, request: Request): void {
    if (error.retryAfter !== null) response.setHeader('Retry-After', String(error.retryAfter));
    if (error instanceof MethodNotAllowed) response.setHeader('Allow', error.allowed.join(', '));
    if (error instanceof RangeNotSatisfiable) response.setHeader('Content-Range', `bytes */${error.size}`);
    const prescribed = this.dialect?.challenge(error, request);
    const challenge = prescribed === undefined ? challengeOf(error) : prescribed;
    if (challenge !== null) response.setHeader('WWW-Authenticate', challenge);
  }

  private allowedMethods(request: Request): readonly string[] {
    const path = apiPath(request);
    if (path === null) return [];
    const methods = this.endpoints.methodsOf(path);
    return methods.includes('GET') ? ['HEAD', ...methods] : methods;
  }

  private log(error: DomainError | null, thrown: unknown, requestId: string): void {
    if (error === null) this.logger.error({ err: thrown, requestId }, 'a request failed because of a defect');
    else if (error.kind === 'unavailable') {
      // A limit that is reached has no cause, and needs no stack for each of the many requests that meet it.
      const facts = error.cause === undefined ? { code: error.code, reason: error.message } : { err: error };
      this.logger.warn({ ...facts, requestId }, 'a request was refused temporarily');
    }
  }
}

/**
 * The `WWW-Authenticate` header (RFC 6750, section 3). It has `error` only if a credential was sent. Browsers show no dialog of their own
 * for the scheme `Session`.
 */
function challengeOf(error: DomainError): string | null {
  if (error.code === 'credentials_missing') return 'Bearer realm="api"';
  if (error.kind === 'unauthenticated' && error.scheme === 'Session') return 'Session realm="api"';
  if (error.kind === 'unauthenticated') return 'Bearer realm="api", error="invalid_token"';
  const scopes = error.extras['required_scopes'];
  if (!Array.isArray(scopes)) return null;
  return `Bearer realm="api", error="insufficient_scope", scope="${scopes.join(' ')}"`;
}

function isBadRequest(thrown: unknown): boolean {
  return thrown instanceof Error && 'status' in thrown && thrown.status === 400;
}
