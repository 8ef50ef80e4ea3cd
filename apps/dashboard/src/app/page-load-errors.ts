const failures = new WeakSet<Error>();

/** Notes which errors are about the code of a page that did not arrive: the service is away, or serves a newer version. */
addEventListener('vite:preloadError', ({ payload }) => {
  failures.add(payload);
});

export function isPageLoadError(error: unknown): boolean {
  return error instanceof Error && failures.has(error);
}
