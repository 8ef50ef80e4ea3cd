import { Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { declaredEndpoints } from './declared-endpoints.ts';
import type { EndpointOptions } from './endpoint.ts';

/** Every endpoint of the running application, read from its controllers. */
@Injectable()
export class EndpointTable implements OnModuleInit {
  private table: readonly EndpointOptions[] = [];
  private paths: ReadonlySet<string> = new Set();
  /** Those for publishable keys, which are looked up for each request. */
  private publishable: readonly EndpointOptions[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  /** @throws Error if a method serves a route without `@Endpoint`, since no guard would protect it */
  onModuleInit(): void {
    const controllers = this.discovery.getControllers().map(({ metatype }) => metatype);
    this.table = controllers
      .filter(isClass)
      .flatMap((controller) => declaredEndpoints(controller).map(({ endpoint }) => endpoint));
    this.paths = new Set(this.table.map(({ path }) => path).filter((path) => !path.includes(':')));
    this.publishable = this.table.filter(({ publishable }) => publishable === true);
  }

  get endpoints(): readonly EndpointOptions[] {
    return this.table;
  }

  /** The endpoint that serves a path. @param path without the version segment */
  find(method: string, path: string): EndpointOptions | undefined {
    const candidates = this.table.filter((endpoint) => endpoint.method === method && matches(endpoint.path, path));
    return candidates.find((endpoint) => endpoint.path === path) ?? candidates[0];
  }

  /** The methods of a path, for `Allow`; empty if there is no such path. @param path without the version segment */
  methodsOf(path: string): readonly string[] {
    const fits = this.isDeclared(path)
      ? (declared: string) => declared === path
      : (declared: string) => matches(declared, path);
    return [...new Set(this.table.filter((endpoint) => fits(endpoint.path)).map(({ method }) => method))];
  }

  /** Whether a path is declared as it is, without parameters. @param path without the version segment */
  isDeclared(path: string): boolean {
    return this.paths.has(path);
  }

  /** The methods of a path that publishable keys may use; empty if there are none. @param path without the version segment */
  publishableMethodsOf(path: string): readonly string[] {
    const methods = this.publishable.filter((endpoint) => matches(endpoint.path, path)).map(({ method }) => method);
    return methods.includes('GET') ? ['HEAD', ...methods] : methods;
  }
}

function isClass(metatype: unknown): metatype is Type {
  return typeof metatype === 'function';
}

function matches(template: string, path: string): boolean {
  if (!template.includes(':')) return template === path;
  const expected = template.split('/');
  const actual = path.split('/');
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => (segment.startsWith(':') ? actual[index] !== '' : segment === actual[index]))
  );
}
