/** Does work with a signal that is aborted after some seconds, or when the caller leaves. */
export async function withPatience<T>(
  seconds: number,
  departure: AbortSignal,
  work: (patience: AbortSignal) => Promise<T>,
): Promise<T> {
  const patience = new AbortController();
  const end = (): void => patience.abort();
  if (seconds === 0 || departure.aborted) end();
  const timer = setTimeout(end, seconds * 1_000);
  departure.addEventListener('abort', end);
  try {
    return await work(patience.signal);
  } finally {
    clearTimeout(timer);
    departure.removeEventListener('abort', end);
  }
}
