import { prototypeOf } from '@livery/requests';
import type { Type } from '@nestjs/common';
import { MetadataScanner } from '@nestjs/core';
import { type EndpointOptions, endpointOf } from './endpoint.ts';

/** An endpoint and the controller method that serves it. */
export interface DeclaredEndpoint {
  readonly endpoint: EndpointOptions;
  readonly controller: Type;
  readonly method: string;
}

/**
 * The endpoints of a controller, in the order of its methods.
 * @throws Error if a method serves a route without `@Endpoint`, since no guard would protect it
 */
export function declaredEndpoints(controller: Type): readonly DeclaredEndpoint[] {
  const prototype = prototypeOf(controller);
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((method) => {
    const handler: unknown = Reflect.get(prototype, method);
    if (typeof handler !== 'function') return [];
    const endpoint = endpointOf(handler);
    if (endpoint === undefined && Reflect.hasMetadata('path', handler)) {
      throw new Error(`${controller.name}.${method} serves a route without @Endpoint.`);
    }
    return endpoint === undefined ? [] : [{ endpoint, controller, method }];
  });
}
