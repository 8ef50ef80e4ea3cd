import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { parsePublicId } from '@livery/kernel';
import type { Request, Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { endpointOf, type FileAlternative } from '../endpoint.ts';
import { principalOf } from '../principal.ts';
import { isByteAnswer, sendBytes } from './send-bytes.ts';

/**
 * Answers a write with the file of its record, if the caller accepts that and not JSON. It is around the interceptor that repeats writes, so
 * that a repeat gets the file, too.
 */
@Injectable()
export class FileAlternativesInterceptor implements NestInterceptor {
  constructor(private readonly modules: ModuleRef) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { file, alternatives = {} } = endpointOf(context.getHandler()) ?? {};
    if (file === undefined) return next.handle();
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    const type = request.accepts(['application/json', ...Object.keys(alternatives)]);
    const record: unknown = await lastValueFrom(next.handle());
    if (type === 'application/json') sendJson(record, response);
    else await this.sendFile(context, file, idOf(record, file));
    return of(undefined);
  }

  private async sendFile(context: ExecutionContext, { open }: FileAlternative, id: string): Promise<void> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    const controller: object = this.modules.get(context.getClass<object>(), { strict: false });
    const method: unknown = Reflect.get(controller, open);
    if (typeof method !== 'function') throw new Error(`${context.getClass().name} has no method ${open}.`);
    const answer: unknown = await Reflect.apply(method, controller, [principalOf(request), id]);
    if (!isByteAnswer(answer)) throw new Error(`${context.getClass().name} has opened no file.`);
    await sendBytes(answer, request, response);
  }
}

/** Sends a record. One that is stored for repeats is a text already. */
function sendJson(record: unknown, response: Response): void {
  if (typeof record === 'string') response.send(record);
  else response.json(record);
}

function idOf(result: unknown, { prefix }: FileAlternative): string {
  const record: unknown = typeof result === 'string' ? JSON.parse(result) : result;
  const id = typeof record === 'object' && record !== null && 'id' in record ? record.id : undefined;
  const uuid = typeof id === 'string' ? parsePublicId(prefix, id) : undefined;
  if (uuid === undefined) throw new Error('The answer has no record with a file.');
  return uuid;
}
