/**
 * Names that Nest and class-transformer drop from what they validate, without a word: prototype keys, and whatever a plain
 * object answers to with a function. Silence would be an answer to a request that nobody made.
 */
export const DROPPED_NAMES: ReadonlySet<string> = new Set([
  'prototype',
  ...Object.getOwnPropertyNames(Object.prototype),
]);
