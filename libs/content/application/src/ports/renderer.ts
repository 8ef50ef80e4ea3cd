import type { RenderingAbsence, RenderingFailure } from '@livery/content-domain';

/** A file whose media type was found out from its content. */
export interface RenderableFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly mediaType: string;
}

/** A page as a PNG in a file on the local disk, which exists as long as its rendering. */
export interface RenderedPage {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
  /** In pixels. The longest side has at most `PREVIEW_SIDE`. */
  readonly width: number;
  readonly height: number;
}

/** A file that was opened for rendering. Disposing of it ends all programs and removes all files that it needed. */
export interface Rendering extends AsyncDisposable {
  /** How many pages there are. Pictures have one. @throws RenderingFailed */
  countPages(): Promise<number>;
  /** Renders a page. @param index from 0 @throws RenderingFailed; the reason of the signal */
  page(index: number): Promise<RenderedPage>;
}

/** Shows files as pictures, in processes of their own. */
export abstract class Renderer {
  /**
   * Opens a file. For presentations, the slow part of the work happens here, once for all pages.
   * @returns the reason if nothing here can render it
   * @throws RenderingFailed; the reason of the signal; another Error if nothing can be rendered now
   */
  abstract render(file: RenderableFile, signal: AbortSignal): Promise<Rendering | RenderingAbsence>;
}

/** A file cannot be shown. Trying again would fail again. */
export class RenderingFailed extends Error {
  override readonly name = 'RenderingFailed';

  constructor(readonly reason: RenderingFailure) {
    super(`The file cannot be rendered: ${reason}.`);
  }
}
