/** The fields of an error that may be logged. They never contain a statement, its parameters, or a value that a message quotes. */
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
/** Matches from the first quote to the last, since a quoted value may contain quotes. */
const QUOTED = /"[^]*"|'[^]*'|`[^]*`/g;
const NAME = /^\w{1,63}$/;

/**
 * Selects the fields of an error that may be logged, because the fields of database errors contain queries, parameters and rows.
 * Of a thrown value that is not an error, only the type is logged.
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

/** The stack without the message before it. */
function framesOf({ stack = '', message }: Error): string {
  const frames = stack.replace(message, () => '').split('\n');
  return frames.filter((line) => /^\s+at /.test(line)).join('\n');
}

function nameIn(error: Error, field: string): [string, string][] {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' && NAME.test(value) ? [[field, value]] : [];
}
