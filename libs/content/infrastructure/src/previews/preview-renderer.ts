import { rm } from 'node:fs/promises';
import { type RenderableFile, Renderer, type Rendering } from '@livery/content-application';
import { type RenderingAbsence, renderableOf } from '@livery/content-domain';
import { SpoolDirectory } from '@livery/http';
import { ConfinedPrograms } from '@livery/process';
import { type Metrics, NO_TELEMETRY } from '@livery/telemetry';
import { DocumentRenderer } from './documents/document-renderer.ts';
import { type DocumentPrograms, NO_PROGRAMS } from './documents/find-programs.ts';
import { ownThumbnail } from './documents/own-thumbnail.ts';
import { PreviewInstruments } from './preview-instruments.ts';
import { RenderingOfOnePage } from './rendering-of-one-page.ts';
import { PICTURE_LIMITS, type PictureLimits, SharpPictures } from './sharp-pictures.ts';

export interface DocumentLimits {
  /** The number of programs that run at the same time. */
  readonly processes: number;
  /** How many may wait. */
  readonly queueLength: number;
  /** For how many milliseconds one program may have a processor. */
  readonly deadlineMs: number;
  /** How long it may take. A machine that is busy with other work does not make a document unreadable. */
  readonly wallMs: number;
  /** Resident memory of a program with all that it starts, in MB. */
  readonly memoryMb: number;
}

export const DOCUMENT_LIMITS: DocumentLimits = {
  processes: 1,
  queueLength: 32,
  deadlineMs: 60_000,
  wallMs: 180_000,
  memoryMb: 1_536,
};

export interface PreviewRendererOptions {
  /** None by default. */
  readonly installed?: DocumentPrograms;
  readonly pictures?: Partial<PictureLimits>;
  readonly documents?: Partial<DocumentLimits>;
  readonly metrics?: Metrics;
  /** Is called once for each protection that this machine lacks. */
  readonly onMissingWall?: (what: string) => void;
}

/** PDF files of pictures are large. */
const FILE_MB = 512;

/** Renders pictures with sharp, and documents with the programs that are installed. */
export class PreviewRenderer extends Renderer {
  private readonly files = new SpoolDirectory();
  private readonly pictures: SharpPictures;
  private readonly programs: ConfinedPrograms;
  private readonly documents: DocumentRenderer;
  private readonly instruments: PreviewInstruments;

  constructor(options: PreviewRendererOptions = {}) {
    super();
    const { installed = NO_PROGRAMS, pictures, documents, metrics = NO_TELEMETRY.metrics, onMissingWall } = options;
    const walls = onMissingWall && { onMissingWall };
    this.pictures = new SharpPictures({ ...PICTURE_LIMITS, ...pictures, ...walls });
    const { processes: places, queueLength, deadlineMs: processorMs, ...rest } = { ...DOCUMENT_LIMITS, ...documents };
    const limits = { ...rest, processorMs, fileMb: FILE_MB };
    this.programs = new ConfinedPrograms({ places, queueLength, limits, ...walls });
    this.documents = new DocumentRenderer(installed, this.programs, this.files);
    this.instruments = new PreviewInstruments(metrics, [this.pictures, this.programs]);
  }

  async render(file: RenderableFile, signal: AbortSignal): Promise<Rendering | RenderingAbsence> {
    const kind = renderableOf(file.mediaType);
    if (kind === null) return 'unsupported';
    if (kind === 'picture') return this.pictureOf(file, signal);
    const rendering = await this.instruments.timed(kind, () => this.documents.render(file, kind, signal));
    return rendering ?? (kind === 'pdf' ? 'not_installed' : this.thumbnailOf(file, signal));
  }

  /** Kills all programs, and removes all files. */
  async close(): Promise<void> {
    await this.pictures.close();
    await this.programs.close();
    await this.files.onApplicationShutdown();
  }

  private pictureOf(file: RenderableFile, signal: AbortSignal): Rendering {
    const render = () => this.instruments.timed('picture', () => this.pictures.render(file, signal));
    return new RenderingOfOnePage(this.files, render);
  }

  private async thumbnailOf(file: RenderableFile, signal: AbortSignal): Promise<Rendering | RenderingAbsence> {
    const bytes = await ownThumbnail(file);
    if (bytes === null) return 'not_installed';
    return new RenderingOfOnePage(this.files, async () => {
      const { path, handle } = await this.files.openFile();
      try {
        await handle.writeFile(bytes).finally(() => handle.close());
        return await this.pictures.render({ path, size: bytes.length }, signal);
      } finally {
        await rm(path, { force: true });
      }
    });
  }
}
