import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { type EndpointOptions, endpointOf } from './endpoint.ts';

/** Every endpoint of the running application, read from its controllers. */
@Injectable()
export class EndpointTable implements OnModuleInit {
  private table: readonly EndpointOptions[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** @throws Error when a controller method serves a route without declaring it: what is not declared is not guarded. */
  onModuleInit(): void {
    const controllers = this.discovery.getControllers().map((wrapper): unknown => wrapper.instance);
    this.table = controllers.flatMap((controller) => this.endpointsOf(prototypeOf(controller)));
  }

  get endpoints(): readonly EndpointOptions[] {
    return this.table;
  }

  /** The endpoint that serves a path below the version segment. */
  find(method: string, path: string): EndpointOptions | undefined {
    const candidates = this.table.filter((endpoint) => endpoint.method === method && matches(endpoint.path, path));
    return candidates.find((endpoint) => endpoint.path === path) ?? candidates[0];
  }

  /** The methods that a path below the version segment answers, for `Allow`; empty when there is no such path. */
  methodsOf(path: string): readonly string[] {
    const methods = this.table.filter((endpoint) => matches(endpoint.path, path)).map((endpoint) => endpoint.method);
    return [...new Set(methods)];
  }

  private endpointsOf(prototype: object): EndpointOptions[] {
    return this.scanner.getAllMethodNames(prototype).flatMap((method) => {
      const handler: unknown = Reflect.get(prototype, method);
      if (typeof handler !== 'function') return [];
      const endpoint = endpointOf(handler);
      if (endpoint === undefined && Reflect.hasMetadata('path', handler)) {
        throw new Error(`${prototype.constructor.name}.${method} serves a route without @Endpoint.`);
      }
      return endpoint === undefined ? [] : [endpoint];
    });
  }
}

function prototypeOf(controller: unknown): object {
  const prototype: unknown = Object.getPrototypeOf(controller);
  return typeof prototype === 'object' && prototype !== null ? prototype : {};
}

function matches(template: string, path: string): boolean {
  const expected = template.split('/');
  const actual = path.split('/');
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => (segment.startsWith(':') ? actual[index] !== '' : segment === actual[index]))
  );
}
