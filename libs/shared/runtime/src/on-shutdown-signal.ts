const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** npm forwards the Ctrl-C that the terminal has already sent, so signals within this time count as one. */
const SAME_KEY_PRESS_MS = 1_000;

/** Runs `shutdown` at the first SIGINT or SIGTERM, and then ends the process. A second signal, at least a second later, ends it at once. */
export function onShutdownSignal(shutdown: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const stop = (): void => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_KEY_PRESS_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    shutdown().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The shutdown failed:', error);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, stop);
}
