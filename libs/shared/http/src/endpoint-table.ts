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
    this.table = this.discovery.getControllers().flatMap(({ instance, name }) => this.endpointsOf(instance, name));
  }

  get endpoints(): readonly EndpointOptions[] {
    return this.table;
  }

  /** The methods that a path below the version segment answers, for `Allow`; empty when there is no such path. */
  methodsOf(path: string): readonly string[] {
    const methods = this.table.filter((endpoint) => matches(endpoint.path, path)).map((endpoint) => endpoint.method);
    return [...new Set(methods)];
  }

  private endpointsOf(controller: object, name: string | undefined): EndpointOptions[] {
    const prototype: object = Object.getPrototypeOf(controller);
    return this.scanner.getAllMethodNames(prototype).flatMap((method) => {
      const handler: unknown = Reflect.get(prototype, method);
      if (typeof handler !== 'function') return [];
      const endpoint = endpointOf(handler);
      if (endpoint === undefined && Reflect.hasMetadata('path', handler)) {
        throw new Error(`${name ?? 'A controller'}.${method} serves a route without @Endpoint.`);
      }
      return endpoint === undefined ? [] : [endpoint];
    });
  }
}

function matches(template: string, path: string): boolean {
  const expected = template.split('/');
  const actual = path.split('/');
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => (segment.startsWith(':') ? actual[index] !== '' : segment === actual[index]))
  );
}
