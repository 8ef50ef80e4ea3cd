import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { RenderedPage, Rendering } from '@livery/content-application';
import type { SpoolDirectory } from '@livery/http';

/** A PNG in memory. */
export interface Png {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A rendering whose only page is made when it is asked for. */
export class RenderingOfOnePage implements Rendering {
  private readonly files: string[] = [];

  constructor(
    private readonly directory: SpoolDirectory,
    private readonly render: () => Promise<Png>,
  ) {}

  async countPages(): Promise<number> {
    return 1;
  }

  async page(): Promise<RenderedPage> {
    const { bytes, width, height } = await this.render();
    const { path, handle } = await this.directory.openFile();
    this.files.push(path);
    await handle.writeFile(bytes).finally(() => handle.close());
    return { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), width, height };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const file of this.files.splice(0)) await rm(file, { force: true });
  }
}
