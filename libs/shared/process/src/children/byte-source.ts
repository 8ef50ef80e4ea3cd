/** Bytes that arrive in chunks and are read in lengths that the reader chooses. */
export class ByteSource {
  private readonly chunks: Buffer[] = [];
  private wake: () => void = () => undefined;

  push(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.wake();
  }

  /** Waits for so many bytes. They are copied once into a buffer of their own. */
  async read(length: number): Promise<Buffer> {
    const target = Buffer.allocUnsafeSlow(length);
    for (let at = 0; at < length;) {
      const chunk = this.chunks.shift() ?? (await this.nextChunk());
      const copied = chunk.copy(target, at);
      if (copied < chunk.length) this.chunks.unshift(chunk.subarray(copied));
      at += copied;
    }
    return target;
  }

  private async nextChunk(): Promise<Buffer> {
    for (;;) {
      const chunk = this.chunks.shift();
      if (chunk !== undefined) return chunk;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}
