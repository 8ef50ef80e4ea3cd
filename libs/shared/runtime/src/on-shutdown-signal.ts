const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Runs `shutdown` once, at the first SIGINT or SIGTERM, then ends the process; a second signal ends it at once. */
export function onShutdownSignal(shutdown: () => Promise<void>): void {
  let stopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      shutdown().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error('The shutdown failed:', error);
          process.exit(1);
        },
      );
    });
  }
}
