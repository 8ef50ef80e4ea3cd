import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { parsePublicId, publicId } from '@livery/kernel';
import { RequestScope } from '@livery/persistence';
import { currentRequest } from '@livery/runtime';
import { type Counter, Metrics } from '@livery/telemetry';
import type { Request, Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { endpointOf } from '../endpoint.ts';
import { ReplayedFailure } from '../errors/replayed-failure.ts';
import { isRead } from '../is-read.ts';
import { originOf } from '../origin.ts';
import { preferredWait } from '../preferred-wait.ts';
import { announceAcceptance, recordId } from '../prefers-async.ts';
import { principalOf } from '../principal.ts';
import { type Answer, type IdempotentWrite, IdempotentWrites } from './idempotent-writes.ts';

/** Gives every write its unit of work. A write with an `Idempotency-Key` is performed once, and every repeat gets the same response. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly replays: Counter;

  constructor(
    private readonly writes: IdempotentWrites,
    private readonly modules: ModuleRef,
    metrics: Metrics,
  ) {
    this.replays = metrics.counter({
      name: 'livery_idempotent_replays_total',
      help: 'Writes that got the stored response to an earlier write with the same Idempotency-Key',
    });
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    if (isRead(request)) return next.handle();
    try {
      const body = await this.write(context, request, () => lastValueFrom(next.handle()));
      const [endpoint, response] = [endpointOf(context.getHandler()), context.switchToHttp().getResponse<Response>()];
      if (endpoint?.awaited && response.statusCode === 202) return of(await this.awaited(context, body));
      if (endpoint?.respondsAsync && response.statusCode === 202) announceAcceptance(endpoint, body, response);
      return of(body);
    } finally {
      request.releaseBody?.();
    }
  }

  private async write(context: ExecutionContext, request: Request, perform: () => Promise<unknown>): Promise<unknown> {
    const { idempotencyKey: key } = request;
    if (key === undefined) return new RequestScope({ holdsCommit: false }).within(perform);
    const answer = await this.writes.answer({ ...this.writeOf(context), key, perform });
    if (answer.replays !== undefined) this.replays.add({});
    return send(answer, context.switchToHttp().getResponse<Response>());
  }

  private writeOf(context: ExecutionContext): Omit<IdempotentWrite, 'key' | 'perform'> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const endpoint = endpointOf(context.getHandler());
    const options = endpoint?.idempotent || {};
    const caller = principalOf(request);
    return {
      caller,
      request: describe(request, response),
      requestId: currentRequest()?.requestId ?? '',
      origin: originOf(request),
      status: () => response.statusCode,
      options,
      retrieve: (id) => this.retrieve(context, options.immutable?.retrieve ?? '', [caller, id]),
    };
  }

  /** Waits for what the request has started, as long as the caller prefers. @returns the record, which was started, or its JSON */
  private async awaited(context: ExecutionContext, body: unknown): Promise<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    const { awaited } = endpointOf(context.getHandler()) ?? {};
    const wait = preferredWait(response);
    const id = awaited && parsePublicId(awaited.prefix, recordId(body));
    if (awaited === undefined || wait === null || id === undefined) return body;
    const caller = principalOf(context.switchToHttp().getRequest<Request>());
    const record = await this.retrieve(context, awaited.method, [caller, id, wait]);
    if (hasEnded(record)) response.status(200);
    response.setHeader('Preference-Applied', `wait=${wait.milliseconds / 1_000}`);
    return record;
  }

  /** Calls another method of the same controller, which renders a record. */
  private async retrieve(context: ExecutionContext, name: string, parameters: readonly unknown[]): Promise<unknown> {
    const controller: object = this.modules.get(context.getClass<object>(), { strict: false });
    const method: unknown = Reflect.get(controller, name);
    if (typeof method !== 'function') throw new Error(`${context.getClass().name} has no method ${name}.`);
    return Reflect.apply(method, controller, parameters);
  }
}

function hasEnded(record: unknown): boolean {
  return typeof record === 'object' && record !== null && 'completed' in record && record.completed !== null;
}

/** A text that is equal only for repeats of the same request. */
function describe({ method, originalUrl, bodyDigest }: Request, response: Response): string {
  if (bodyDigest === undefined)
    throw new Error('The body of a request with an Idempotency-Key must be hashed while it is read.');
  return [method, originalUrl, String(response.getHeader('Api-Version')), bodyDigest.finish()].join('\n');
}

/** Sets the headers, and returns the body as text, so that a repeat gets the same bytes. @throws ReplayedFailure */
function send({ status, body, replays }: Answer, response: Response): string | undefined {
  if (replays !== undefined) {
    response.setHeader('Idempotent-Replayed', 'true');
    response.setHeader('Original-Request', publicId('req', replays));
    if (status >= 400) throw new ReplayedFailure(status, body ?? '');
    response.status(status);
  }
  if (body !== undefined) response.setHeader('Content-Type', 'application/json; charset=utf-8');
  return body;
}
