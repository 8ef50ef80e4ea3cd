import type { Abstract, FactoryProvider } from '@nestjs/common';

type Token<T> = Abstract<T>;
type Tokens<Parameters extends readonly unknown[]> = { [Index in keyof Parameters]: Token<Parameters[Index]> };

/** A provider for a class without decorators. The tokens are those of its constructor, in order; a wrong order does not compile. */
export function provide<T, Parameters extends unknown[]>(
  target: new (...parameters: Parameters) => T,
  ...tokens: Tokens<Parameters>
): FactoryProvider<T> {
  return provideAs<T, T, Parameters>(target, target, ...tokens);
}

/** The same, with the port that the class implements as token. */
export function provideAs<Port, T extends Port, Parameters extends unknown[]>(
  port: Token<Port>,
  adapter: new (...parameters: Parameters) => T,
  ...tokens: Tokens<Parameters>
): FactoryProvider<T> {
  return {
    provide: port,
    inject: [...tokens],
    useFactory: (...collaborators: Parameters) => new adapter(...collaborators),
  };
}
