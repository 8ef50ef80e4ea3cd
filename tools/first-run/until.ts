const POLL_MS = 20;

/** Repeats a condition until it is true. @returns false if the time is over first */
export async function until(isSo: () => boolean | Promise<boolean>, withinSeconds: number): Promise<boolean> {
  const deadline = performance.now() + withinSeconds * 1_000;
  while (!(await isSo())) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return true;
}
