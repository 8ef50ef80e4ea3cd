/** Asks until the answer is yes, or fails with what was waited for. Tests poll; they never sleep. */
export async function poll(
  expectation: string,
  isSo: () => boolean | Promise<boolean>,
  timeoutMs = 15_000,
  intervalMs = 10,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not within ${timeoutMs} ms: ${expectation}`);
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}
