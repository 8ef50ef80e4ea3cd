import type { Provider } from '@nestjs/common';
import {
  ApplyGuidelineDraft,
  BrandPaletteChanges,
  BrandPaletteRepository,
  BrandRuleChanges,
  BrandRuleRepository,
  DraftComparison,
  FontRepository,
  GuidelineDraftApplication,
  GuidelineDraftRepository,
  GuidelineRepository,
  GuidelineRevision,
  LearnGuideline,
  ReadGuidelineDraft,
  TemplateReader,
} from '@livery/brand-governance-application';
import { Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { provide, provideAs } from '@livery/runtime';
import { PostgresGuidelineDraftRepository } from './persistence/postgres-guideline-draft.repository.ts';

/** What learns guidelines from templates. */
export function learningProviders(): Provider[] {
  return [
    provideAs(GuidelineDraftRepository, PostgresGuidelineDraftRepository, Database),
    provide(GuidelineRevision, BrandRuleRepository, BrandPaletteRepository),
    provide(
      GuidelineDraftApplication,
      GuidelineRevision,
      BrandRuleChanges,
      BrandPaletteChanges,
      FontRepository,
      EventLog,
    ),
    provide(DraftComparison, GuidelineRepository, GuidelineRevision),
    provide(ReadGuidelineDraft, GuidelineDraftRepository, DraftComparison, Clock),
    provide(ApplyGuidelineDraft, GuidelineDraftRepository, GuidelineDraftApplication, UnitOfWork, Clock),
    provide(
      LearnGuideline,
      TemplateReader,
      GuidelineDraftRepository,
      GuidelineDraftApplication,
      DraftComparison,
      UnitOfWork,
      Clock,
    ),
  ];
}

/** The use cases among them. */
export const LEARNING_USE_CASES = [LearnGuideline, ReadGuidelineDraft, ApplyGuidelineDraft];
