import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { parsePublicId } from '@livery/kernel';
import type { Request, Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { preferredType } from '../accepted-type.ts';
import { endpointOf, type FileAlternative } from '../endpoint.ts';
import { notAcceptable } from '../errors/http.errors.ts';
import { principalOf } from '../principal.ts';
import { isByteAnswer, sendBytes } from './send-bytes.ts';

const JSON_TYPE = 'application/json';

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
    const isFile = preferredType(request, [JSON_TYPE, ...Object.keys(alternatives)]) !== JSON_TYPE;
    const sendsFile = isFile && (await this.prefersFile(context, file));
    const record: unknown = await lastValueFrom(next.handle());
    if (sendsFile) await this.sendFile(context, file, idOf(record, file));
    else sendJson(record, response);
    return of(undefined);
  }

  /** @throws DomainError `not_acceptable` if the file has a type that the caller does not accept, before anything is done */
  private async prefersFile(context: ExecutionContext, { of: source }: FileAlternative): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const uuid = parsePublicId(source.prefix, String(request.params.id));
    if (uuid === undefined) return false;
    const names = await this.call(context, source.types, uuid);
    const types = [JSON_TYPE, ...(Array.isArray(names) ? names.map(String) : [])];
    const type = preferredType(request, types);
    if (type === null) throw notAcceptable(types.join(' or '));
    return type !== JSON_TYPE;
  }

  private async sendFile(context: ExecutionContext, { open }: FileAlternative, uuid: string): Promise<void> {
    const http = context.switchToHttp();
    const answer = await this.call(context, open, uuid);
    if (!isByteAnswer(answer)) throw new Error(`${context.getClass().name} has opened no file.`);
    await sendBytes(answer, http.getRequest<Request>(), http.getResponse<Response>());
  }

  private async call(context: ExecutionContext, name: string, uuid: string): Promise<unknown> {
    const controller: object = this.modules.get(context.getClass<object>(), { strict: false });
    const method: unknown = Reflect.get(controller, name);
    if (typeof method !== 'function') throw new Error(`${context.getClass().name} has no method ${name}.`);
    const principal = principalOf(context.switchToHttp().getRequest<Request>());
    const result: unknown = await Reflect.apply(method, controller, [principal, uuid]);
    return result;
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
