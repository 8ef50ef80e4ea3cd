import { prototypeOf } from '@livery/requests';
import type { ExecutionContext, PipeTransform, Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal';
import type { ClassConstructor } from 'class-transformer';

const PARTS = ['QUERY', 'BODY', 'PARAM'] as const;
type Part = (typeof PARTS)[number];

export interface HandlerParameter {
  /** The name in the path, or undefined for all of a part. */
  readonly name: string | undefined;
  /** The class by which Nest validates the parameter; undefined if there is none. */
  readonly type: ClassConstructor<object> | undefined;
  readonly pipes: readonly (PipeTransform | Type<PipeTransform>)[];
}

interface StoredParameter {
  readonly index: number;
  readonly data?: unknown;
  readonly pipes: HandlerParameter['pipes'];
}

const partsRead = new WeakMap<object, ReadonlySet<Part>>();

/** Whether a handler has a parameter for this part of the request. The result is stored, since it is needed for each request. */
export function handlerReads(part: Part, context: ExecutionContext): boolean {
  const handler = context.getHandler();
  const known = partsRead.get(handler);
  if (known !== undefined) return known.has(part);
  const found = PARTS.filter((each) => handlerParameters(context.getClass(), handler.name, each).length > 0);
  partsRead.set(handler, new Set(found));
  return found.includes(part);
}

/** The parameters of a handler for one part of the request. Nest stores them under keys of the form `<kind>:<position>`. */
export function handlerParameters(controller: Type, method: string, part: Part): readonly HandlerParameter[] {
  const stored: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method);
  const types: unknown = Reflect.getMetadata('design:paramtypes', prototypeOf(controller), method);
  return Object.entries<unknown>({ ...(typeof stored === 'object' && stored) })
    .filter(([key]) => key.startsWith(`${RouteParamtypes[part]}:`))
    .flatMap(([, parameter]) => (isStoredParameter(parameter) ? [parameter] : []))
    .map(({ index, data, pipes }) => ({
      name: typeof data === 'string' ? data : undefined,
      type: Array.isArray(types) ? classAt(types, index) : undefined,
      pipes,
    }));
}

function isStoredParameter(value: unknown): value is StoredParameter {
  return typeof value === 'object' && value !== null && 'index' in value && 'pipes' in value;
}

function classAt(types: readonly unknown[], index: number): ClassConstructor<object> | undefined {
  const type = types[index];
  return isClass(type) ? type : undefined;
}

function isClass(type: unknown): type is ClassConstructor<object> {
  return typeof type === 'function';
}
