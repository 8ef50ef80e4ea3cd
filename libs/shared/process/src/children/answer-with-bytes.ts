/**
 * An answer of a child that made bytes, such as a file. It is known by its members, since a child may run another build of this library
 * than its module.
 */
export interface AnswerWithBytes {
  /** Is sent as JSON before the bytes. It says where one piece ends and the next begins, if there are several. */
  readonly answer: unknown;
  /** The pieces. They are sent as they are, one after the other. */
  readonly output: readonly Uint8Array[];
}

export function hasBytes(answer: unknown): answer is AnswerWithBytes {
  if (typeof answer !== 'object' || answer === null || !('answer' in answer) || !('output' in answer)) return false;
  return Array.isArray(answer.output) && answer.output.every((piece) => piece instanceof Uint8Array);
}
