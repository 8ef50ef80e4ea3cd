import { type RenderableFile, Renderer, type Rendering } from '@livery/content-application';
import { type RenderingAbsence, renderableOf } from '@livery/content-domain';
import { SpoolDirectory } from '@livery/http';
import type { Metrics } from '@livery/telemetry';
import { RenderingOfOnePage } from './rendering-of-one-page.ts';
import { PICTURE_LIMITS, type PictureLimits, SharpPictures } from './sharp-pictures.ts';

export interface PreviewRendererOptions {
  readonly pictures?: Partial<PictureLimits>;
  readonly metrics?: Metrics;
  /** Is called once for each protection that this machine lacks. */
  readonly onMissing?: (what: string) => void;
}

/** Renders pictures with sharp, and documents with the programs that are installed. */
export class PreviewRenderer extends Renderer {
  private readonly pictures: SharpPictures;
  private readonly files = new SpoolDirectory();

  constructor({ pictures, onMissing }: PreviewRendererOptions = {}) {
    super();
    this.pictures = new SharpPictures({
      ...PICTURE_LIMITS,
      ...pictures,
      ...(onMissing && { onMissingWall: onMissing }),
    });
  }

  async render(file: RenderableFile, signal: AbortSignal): Promise<Rendering | RenderingAbsence> {
    const renderable = renderableOf(file.mediaType);
    if (renderable === null) return 'unsupported';
    if (renderable === 'picture') {
      return new RenderingOfOnePage(this.files, () => this.pictures.render(file, signal));
    }
    return 'not_installed';
  }

  /** Kills all programs, and removes all files. */
  async close(): Promise<void> {
    await this.pictures.close();
    await this.files.onApplicationShutdown();
  }
}
