/** Seconds since this process began, as `1.4`. */
export function secondsSinceStart(): string {
  return (performance.now() / 1_000).toFixed(1);
}

/** One line of progress on standard output. */
export function progress(message: string): void {
  console.log(`  ${secondsSinceStart().padStart(5)} s  ${message}`);
}
