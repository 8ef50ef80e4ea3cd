/** The prototype of a class; an empty object if there is none. */
export function prototypeOf(type: object): object {
  const prototype: unknown = Reflect.get(type, 'prototype');
  return typeof prototype === 'object' && prototype !== null ? prototype : {};
}
