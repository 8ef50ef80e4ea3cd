/** Runs work at once, and may keep others from ending the thread meanwhile. */
type Protection = <Result>(work: () => Result) => Result;

let protection: Protection = (work) => work();

/**
 * Decides how this thread uses zlib. Node aborts the whole process if a thread is ended between the creation of a zlib stream and its
 * initialization ("close before init"), so a thread that others may end must be protected then.
 */
export function protectZlib(chosen: Protection): void {
  protection = chosen;
}

/** Compresses or decompresses by a synchronous function of `node:zlib`. */
export function withZlib<Result>(work: () => Result): Result {
  return protection(work);
}
