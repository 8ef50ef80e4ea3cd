/**
 * Names that Nest and class-transformer drop without an error: `prototype`, and the names of the members of `Object.prototype`. A
 * request with such a name is refused, since it would otherwise be executed without the member.
 */
export const DROPPED_NAMES: ReadonlySet<string> = new Set([
  'prototype',
  ...Object.getOwnPropertyNames(Object.prototype),
]);
