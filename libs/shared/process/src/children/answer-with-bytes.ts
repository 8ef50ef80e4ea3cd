/** An answer of a child that made bytes, such as a file. They are sent as they are, one after the other. */
export class AnswerWithBytes {
  /** Is sent as JSON before the bytes. It says where one piece ends and the next begins, if there are several. */
  readonly answer: unknown;
  readonly output: readonly Uint8Array[];

  // Children run this file as it is, and Node cannot strip properties that are declared as parameters.
  constructor(answer: unknown, output: readonly Uint8Array[]) {
    this.answer = answer;
    this.output = output;
  }
}
