import {
  type LeftOut,
  PresentationSplitter,
  type SourceFile,
  SourceFiles,
  type SplitRound,
} from '@livery/content-application';
import { MAX_SLIDES } from '@livery/content-domain';
import { JobKind, type RunningJob } from '@livery/jobs';
import { type JsonObject, publicId } from '@livery/kernel';
import { SplitUnits } from './split-units.ts';
import { progressOf, SPLIT_PRESENTATION, splitOrderOf, type SplitOrder, type SplitProgress } from './split-order.ts';

/** So many slides are written in one transaction. A run that is interrupted continues after the last. */
const SLIDES_PER_UNIT = 10;

/** Makes a slide of the library of each slide of a presentation. */
export class SplitPresentationJob extends JobKind {
  readonly kind = SPLIT_PRESENTATION;

  constructor(
    private readonly sources: SourceFiles,
    private readonly splitter: PresentationSplitter,
    private readonly units: SplitUnits,
  ) {
    super();
  }

  /**
   * A slide to which one in the folder is equal is not made again, and counts as unchanged.
   * @throws DomainError if the file cannot be split: the codes of files that cannot be read, `slide_count_invalid`, `parameter_invalid`
   */
  async run(job: RunningJob): Promise<JsonObject> {
    const order = splitOrderOf(job.payload);
    await using file = await this.sources.open(job.tenant, order, job.signal);
    let progress = progressOf(job.checkpoint);
    for (;;) {
      await using round = await this.split(file, order, progress, job);
      for (let at = 0; at < round.slides.length; at += SLIDES_PER_UNIT) {
        const slides = round.slides.slice(at, at + SLIDES_PER_UNIT);
        progress = await this.units.keep(job, { order, file, slides, wanted: round.wanted }, progress);
      }
      if (progress.ids.length >= round.wanted) {
        await this.units.finish(job, { order, slideCount: round.slideCount }, progress);
        return resultOf(round, progress);
      }
      if (round.slides.length === 0) throw new Error('A round of a split makes at least one slide.');
    }
  }

  private split(
    file: SourceFile,
    { indexes }: SplitOrder,
    { ids }: SplitProgress,
    { tenant, signal }: RunningJob,
  ): Promise<SplitRound> {
    return this.splitter.split(tenant, file, { indexes, from: ids.length, mostSlides: MAX_SLIDES }, signal);
  }
}

function resultOf({ slideCount, leftOut }: SplitRound, { ids, created, unchanged }: SplitProgress): JsonObject {
  return {
    slide_count: slideCount,
    created,
    unchanged,
    slides: ids.map((id) => publicId('slide', id)),
    left_out: leftOutOf(leftOut),
  };
}

function leftOutOf(leftOut: LeftOut): JsonObject {
  return {
    comments: leftOut.comments,
    sections: leftOut.sections,
    custom_shows: leftOut.customShows,
    macros: leftOut.macros,
    signatures: leftOut.signatures,
    document_properties: leftOut.documentProperties,
    thumbnails: leftOut.thumbnails,
    notes: leftOut.notes,
  };
}
