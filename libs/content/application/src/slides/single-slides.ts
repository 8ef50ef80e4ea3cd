import { notOneSlide } from '@livery/content-domain';
import type { Tenant } from '@livery/kernel';
import type { AssetSource } from '../asset-sources.ts';
import type { PresentationSplitter } from '../ports/presentation-splitter.ts';
import type { SourceFiles } from '../ports/source-files.ts';
import type { SlideRecorder, StagedSlide } from './slide-recorder.ts';

/** A slide that was sent by itself, and whose file is stored. */
export interface SingleSlide extends StagedSlide {
  readonly filename: string;
  readonly sourceFileId: string | null;
}

/** Takes in presentations of one slide. They are made anew, as those of a split are. */
export class SingleSlides {
  constructor(
    private readonly sources: SourceFiles,
    private readonly splitter: PresentationSplitter,
    private readonly recorder: SlideRecorder,
  ) {}

  /**
   * Stores the slide of a presentation. Call it before the unit of work.
   * @throws DomainError `slide_count_invalid` for a presentation of none or several slides, and as `SourceFiles.open` and `PresentationSplitter`
   */
  async receive(tenant: Tenant, source: AssetSource, signal: AbortSignal): Promise<SingleSlide> {
    await using file = await this.sources.open(tenant, source, signal);
    await using round = await this.splitter.split(tenant, file, { indexes: [0], from: 0, mostSlides: 1 }, signal);
    const [slide] = round.slides;
    if (slide === undefined || round.slideCount !== 1) throw notOneSlide(round.slideCount);
    const staged = await this.recorder.stage(tenant, slide, file.filename);
    return { ...staged, filename: file.filename, sourceFileId: file.fileId };
  }
}
