import type { Provider } from '@nestjs/common';
import { Blobs } from '@livery/blobs';
import {
  ArrangePptSet,
  AssetRecorder,
  CreatePptSet,
  CreateSlide,
  FileRepository,
  LibraryAssetRepository,
  LibraryFolderRepository,
  OwnedAssets,
  PptSetFollower,
  PptSetRepository,
  PresentationMerger,
  PresentationSplitter,
  Previews,
  ReplaceSlide,
  ReviewPolicyRepository,
  SetComposer,
  SetCompositions,
  SetRecomposition,
  SetWriter,
  SingleSlides,
  SlideAssetRepository,
  SlideFollower,
  SlideRecorder,
  SlideReplacement,
  SourceFiles,
} from '@livery/content-application';
import { SpoolDirectory } from '@livery/http';
import { Jobs } from '@livery/jobs';
import { Clock, UnitOfWork } from '@livery/kernel';
import { provide, provideAs } from '@livery/runtime';
import { SlidePresenter } from '../http/slide-presenter.ts';
import { LibraryLinkFactory } from '../links/library-link-factory.ts';
import { BlobSourceFiles } from '../presentations/blob-source-files.ts';
import { ChildPresentationMerger } from '../presentations/child-presentation-merger.ts';
import { ChildPresentationSplitter } from '../presentations/child-presentation-splitter.ts';
import { PresentationChildren } from '../presentations/presentation-children.ts';
import { ComposeSetsJob } from './compose-sets.job.ts';
import { JobSetCompositions } from './job-set-compositions.ts';
import { SplitPresentationJob } from './split-presentation.job.ts';
import { SplitUnits } from './split-units.ts';
import { StartSplit } from './start-split.ts';

/** The kinds of jobs that work on presentations. */
export const SLIDE_JOBS = [SplitPresentationJob, ComposeSetsJob] as const;

/** What requests need of slides and sets. */
export function slideHttpProviders(): Provider[] {
  return [
    ...composition(),
    provide(StartSplit, FileRepository, LibraryFolderRepository, Jobs, UnitOfWork),
    provideAs(SetCompositions, JobSetCompositions, PptSetRepository, Jobs),
    provide(SingleSlides, SourceFiles, PresentationSplitter, SlideRecorder),
    provide(SlideReplacement, SlideAssetRepository, OwnedAssets, SetCompositions, AssetRecorder, SlideFollower),
    provide(CreateSlide, SingleSlides, SlideRecorder, AssetRecorder, UnitOfWork),
    provide(ReplaceSlide, SingleSlides, LibraryAssetRepository, SlideAssetRepository, SlideReplacement, UnitOfWork),
    provide(ArrangePptSet, LibraryAssetRepository, PptSetRepository, SetComposer, SetWriter, UnitOfWork),
    {
      provide: CreatePptSet,
      inject: [
        LibraryAssetRepository,
        LibraryFolderRepository,
        PptSetRepository,
        SetComposer,
        OwnedAssets,
        AssetRecorder,
        UnitOfWork,
        Clock,
      ],
      useFactory: (
        assets: LibraryAssetRepository,
        folders: LibraryFolderRepository,
        sets: PptSetRepository,
        composer: SetComposer,
        owned: OwnedAssets,
        recorder: AssetRecorder,
        unitOfWork: UnitOfWork,
        clock: Clock,
      ) => new CreatePptSet({ assets, folders, sets }, composer, owned, recorder, unitOfWork, clock),
    },
    {
      provide: SlidePresenter,
      inject: [
        LibraryAssetRepository,
        SlideAssetRepository,
        PptSetRepository,
        ReviewPolicyRepository,
        Previews,
        LibraryLinkFactory,
        Clock,
      ],
      useFactory: (
        assets: LibraryAssetRepository,
        slides: SlideAssetRepository,
        sets: PptSetRepository,
        policies: ReviewPolicyRepository,
        previews: Previews,
        links: LibraryLinkFactory,
        clock: Clock,
      ) => new SlidePresenter({ assets, slides, sets }, policies, previews, links, clock),
    },
  ];
}

/** What the worker needs of them. */
export function slideWorkerProviders(): Provider[] {
  return [
    ...composition(),
    provide(SplitUnits, SlideRecorder, SlideAssetRepository, LibraryAssetRepository, FileRepository, Previews),
    provide(SplitPresentationJob, SourceFiles, PresentationSplitter, SplitUnits),
    provide(SetRecomposition, PptSetRepository, LibraryAssetRepository, SetComposer, SetWriter),
    provide(ComposeSetsJob, PptSetRepository, SetRecomposition),
  ];
}

/** What both need. The module provides `SpoolDirectory`. */
function composition(): Provider[] {
  return [
    { provide: PresentationChildren, useFactory: () => new PresentationChildren() },
    provideAs(PresentationSplitter, ChildPresentationSplitter, PresentationChildren, SpoolDirectory),
    provideAs(PresentationMerger, ChildPresentationMerger, Blobs, PresentationChildren, SpoolDirectory),
    provideAs(SourceFiles, BlobSourceFiles, FileRepository, Blobs, SpoolDirectory),
    provide(SlideRecorder, SlideAssetRepository, LibraryFolderRepository, OwnedAssets),
    provide(SetComposer, LibraryAssetRepository, SlideAssetRepository, PresentationMerger, OwnedAssets),
    provide(SetWriter, PptSetRepository, OwnedAssets, AssetRecorder, PptSetFollower, Clock),
  ];
}
