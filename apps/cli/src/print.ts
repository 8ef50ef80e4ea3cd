/** Writes to standard output, and waits until it is written: a pipe takes a long text in parts. */
export function print(output: string | Uint8Array): Promise<void> {
  return new Promise((resolve) => process.stdout.write(output, () => resolve()));
}

/** Writes a remark to standard error, so that standard output has nothing but the report. */
export function tell(remark: string): void {
  process.stderr.write(`${remark}\n`);
}
