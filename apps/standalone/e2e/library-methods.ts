import { Livery } from '@livery/sdk';

/** A method of the client library. */
export interface LibraryMethod {
  /** The name in a program: `fonts.retrieve`. */
  readonly name: string;
  /** Method and path of the operation, with the parameters as {1} and {2}: `GET /fonts/{1}`. */
  readonly operation: string;
  /** Calls the method of a client. */
  readonly call: (livery: Livery, ...values: readonly unknown[]) => unknown;
}

/** Methods that make several requests, requests of other methods, or any request. Their own suites test them. */
const COMPOSED = ['events.feed', 'files.storeMissing', 'request'];

/** All methods of the library with their operations, which show in the requests that they send. */
export async function libraryMethods(): Promise<LibraryMethod[]> {
  const sent: string[] = [];
  const livery = new Livery({
    baseUrl: 'https://livery.example',
    credential: 'sk_test_1',
    fetch: async (address, { method = '' } = {}) => {
      const { pathname } = new URL(address instanceof Request ? address.url : address);
      sent.push(`${method} ${decodeURIComponent(pathname).replace('/api/v1', '')}`);
      return new Response('{}', { status: 404 });
    },
  });
  const methods: LibraryMethod[] = [];
  for (const { name, call } of methodsOf(livery)) {
    sent.length = 0;
    await settled(call(livery, placeholder(1), placeholder(2))).catch(() => undefined);
    const [operation] = sent;
    if (operation === undefined) throw new Error(`${name} sent nothing.`);
    methods.push({ name, operation, call });
  }
  return methods;
}

/** A value that shows in a path, and is also an object without fields. */
function placeholder(number: number): object {
  return { toString: () => `{${number}}` };
}

/** Waits for the answer of a method: a promise, a list or a stream. */
export async function settled(answer: unknown): Promise<unknown> {
  if (typeof answer !== 'object' || answer === null || 'then' in answer) return answer;
  return Symbol.asyncIterator in answer ? Array.fromAsync(iterable(answer)) : answer;
}

function iterable(answer: object): AsyncIterable<unknown> {
  if (!isIterable(answer)) throw new Error('The answer is no stream.');
  return answer;
}

function isIterable(answer: object): answer is AsyncIterable<unknown> {
  return Symbol.asyncIterator in answer;
}

function methodsOf(livery: Livery): Omit<LibraryMethod, 'operation'>[] {
  const resources = Object.entries(livery).filter(([resource]) => resource !== 'api');
  const own = namesIn(livery).map((name) => ({ name, call: callerOf(name, (client) => client) }));
  const ofResources = resources.flatMap(([resource, value]) =>
    namesIn(value).map((method) => ({
      name: `${resource}.${method}`,
      call: callerOf(method, (client) => Reflect.get(client, resource)),
    })),
  );
  return [...own, ...ofResources].filter(({ name }) => !COMPOSED.includes(name));
}

function callerOf(method: string, targetIn: (livery: Livery) => unknown): LibraryMethod['call'] {
  return (livery, ...values) => {
    const target = targetIn(livery);
    const found: unknown = typeof target === 'object' && target !== null ? Reflect.get(target, method) : undefined;
    if (typeof found !== 'function') throw new Error(`There is no method ${method}.`);
    const answer: unknown = Reflect.apply(found, target, values);
    return answer;
  };
}

/** The names of the methods of an object and of its classes. */
function namesIn(value: unknown): string[] {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (typeof prototype !== 'object' || prototype === null || prototype === Object.prototype) return [];
  const names = [...Object.getOwnPropertyNames(prototype), ...namesIn(prototype)];
  return [...new Set(names)].filter((name) => name !== 'constructor');
}
