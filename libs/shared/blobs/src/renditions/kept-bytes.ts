/** Keeps the bytes that were last asked for in memory, up to a size. */
export class KeptBytes {
  /** The one that was asked for longest ago comes first. */
  private readonly kept = new Map<string, Buffer>();
  private size = 0;

  /** @param maxSize in bytes, of all together */
  constructor(private readonly maxSize: number) {}

  get(key: string): Buffer | undefined {
    const bytes = this.kept.get(key);
    if (bytes === undefined) return undefined;
    this.kept.delete(key);
    this.kept.set(key, bytes);
    return bytes;
  }

  set(key: string, bytes: Buffer): void {
    this.delete(key);
    this.kept.set(key, bytes);
    this.size += bytes.length;
    for (const oldest of this.kept.keys()) {
      if (this.size <= this.maxSize) return;
      this.delete(oldest);
    }
  }

  private delete(key: string): void {
    this.size -= this.kept.get(key)?.length ?? 0;
    this.kept.delete(key);
  }
}
