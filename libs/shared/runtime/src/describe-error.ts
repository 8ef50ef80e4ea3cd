/** What the log may hold of an error: never a statement, its parameters, or a value that a message quotes. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** SQLSTATE, the code of a system call, or the API's own. */
  readonly code?: string;
  readonly schema?: string;
  readonly table?: string;
  readonly constraint?: string;
  readonly cause?: LoggedError;
}

const FIELDS = ['code', 'schema', 'table', 'constraint'] as const;
const MAX_CAUSES = 5;
/** From the first quote to the last: a value may hold quotes of its own. */
const QUOTED = /"[^]*"|'[^]*'|`[^]*`/g;
const NAME = /^\w{1,63}$/;

/**
 * Lists the fields of an error that may be logged by hand: database errors carry query, parameters and rows in theirs.
 * What is thrown without being an error is told by its type alone.
 */
export function describeError(thrown: unknown, causes = MAX_CAUSES): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: '', stack: '' };
  return {
    type: thrown.constructor.name,
    message: thrown.message.replace(QUOTED, '…'),
    stack: framesOf(thrown),
    ...Object.fromEntries(FIELDS.flatMap((field) => nameIn(thrown, field))),
    ...(thrown.cause !== undefined && causes > 0 && { cause: describeError(thrown.cause, causes - 1) }),
  };
}

/** The stack without the message that stands before it. */
function framesOf({ stack = '', message }: Error): string {
  const frames = stack.replace(message, () => '').split('\n');
  return frames.filter((line) => /^\s+at /.test(line)).join('\n');
}

function nameIn(error: Error, field: string): [string, string][] {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' && NAME.test(value) ? [[field, value]] : [];
}
