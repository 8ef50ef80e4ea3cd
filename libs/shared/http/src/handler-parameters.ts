import type { ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal';

/** Whether a handler reads the query, or the body. Nest keeps what its parameters stand for as `<kind>:<position>`. */
export function handlerReads(part: 'QUERY' | 'BODY', context: ExecutionContext): boolean {
  const parameters: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name);
  return Object.keys(parameters ?? {}).some((key) => key.startsWith(`${RouteParamtypes[part]}:`));
}
