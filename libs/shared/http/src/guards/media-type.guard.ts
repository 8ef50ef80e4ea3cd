import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { preferredType } from '../accepted-type.ts';
import { bodyReaderOfHandler, endpointOf } from '../endpoint.ts';
import { contentEncodingRefused, notAcceptable, unsupportedMediaType } from '../errors/http.errors.ts';

/** The media type of each kind of answer. That of bytes is known when the record was found, so every Accept header is fine. */
const PRODUCED = { json: 'application/json', bytes: null, events: 'text/event-stream' } as const;

/** Checks the headers Content-Type, Content-Encoding and Accept before the body is read. */
@Injectable()
export class MediaTypeGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const { answer = 'json', alternatives = {} } = endpointOf(context.getHandler()) ?? {};
    const { mediaTypes, mediaTypesInWords } = bodyReaderOfHandler(context);
    if (request.headers['content-encoding'] !== undefined) throw contentEncodingRefused();
    if (hasBody(request) && !mediaTypes.includes(mediaTypeOf(request))) {
      throw unsupportedMediaType(mediaTypesInWords ?? mediaTypes.join(' or '));
    }
    const produced = PRODUCED[answer];
    if (produced === null) return true;
    const types = [produced, ...Object.keys(alternatives)];
    if (preferredType(request, types) === null) throw notAcceptable(types.join(' or '));
    return true;
  }
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The media type of the body in lower case, without parameters; empty if there is none or its charset is not UTF-8. */
export function mediaTypeOf({ headers }: Pick<Request, 'headers'>): string {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  return isUtf8 ? type.trim() : '';
}
