/** Repeats a condition until it is true. @throws Error with `expectation` after the timeout */
export async function poll(
  expectation: string,
  isSo: () => boolean | Promise<boolean>,
  timeoutMs = 30_000,
  intervalMs = 10,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not within ${timeoutMs} ms: ${expectation}`);
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}
