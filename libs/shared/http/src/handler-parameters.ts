import type { ExecutionContext, PipeTransform, Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal';
import type { ClassConstructor } from 'class-transformer';

type Part = 'QUERY' | 'BODY' | 'PARAM';

export interface HandlerParameter {
  /** The class that Nest validates it by; undefined where there is none. */
  readonly type: ClassConstructor<object> | undefined;
  readonly pipes: readonly (PipeTransform | Type<PipeTransform>)[];
}

interface StoredParameter {
  readonly index: number;
  readonly pipes: HandlerParameter['pipes'];
}

/** Whether a handler reads the query, or the body. */
export function handlerReads(part: Part, context: ExecutionContext): boolean {
  return handlerParameters(context.getClass(), context.getHandler().name, part).length > 0;
}

/** What a handler takes of a request. Nest keeps what its parameters stand for as `<kind>:<position>`. */
export function handlerParameters(controller: Type, method: string, part: Part): readonly HandlerParameter[] {
  const stored: Readonly<Record<string, StoredParameter>> | undefined = Reflect.getMetadata(
    ROUTE_ARGS_METADATA,
    controller,
    method,
  );
  const prototype: object = controller.prototype;
  const types: readonly ClassConstructor<object>[] = Reflect.getMetadata('design:paramtypes', prototype, method) ?? [];
  return Object.entries(stored ?? {})
    .filter(([key]) => key.startsWith(`${RouteParamtypes[part]}:`))
    .map(([, { index, pipes }]) => ({ type: types[index], pipes }));
}
