/** Writes a report to standard output, and waits until it is written: a pipe takes a long one in parts. */
export function print(report: string): Promise<void> {
  return new Promise((resolve) => process.stdout.write(report, () => resolve()));
}
