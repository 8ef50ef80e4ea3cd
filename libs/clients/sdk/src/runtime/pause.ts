/** Waits. @throws the reason of the signal as soon as it is aborted */
export async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    await untilAborted(passed, signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for a promise that others may wait for, too. @throws the reason of the signal as soon as it is aborted */
export async function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return promise;
  signal.throwIfAborted();
  let stop = (): void => undefined;
  const aborted = new Promise<void>((resolve) => {
    stop = resolve;
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    const value = await Promise.race([promise.then((settled) => ({ settled })), aborted]);
    if (value === undefined) throw signal.reason;
    return value.settled;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
