import type { NextFunction, Request, Response } from 'express';
import { uriTooLong } from './errors/http.errors.ts';

const MAX_URI_CHARACTERS = 8_192;

export function refuseLongUris(request: Request, _: Response, next: NextFunction): void {
  next(request.originalUrl.length > MAX_URI_CHARACTERS ? uriTooLong(MAX_URI_CHARACTERS) : undefined);
}
