import type { Clock, EventLog, UnitOfWork } from '@livery/kernel';
import type { BrandCheckRecorder } from './brand-check-recorder.ts';
import type { CheckHistory } from './check-history.ts';
import type { BrandCheckFixRepository } from './ports/brand-check-fix.repository.ts';
import type { BrandCheckRepository } from './ports/brand-check.repository.ts';
import type { GuidelineSnapshotRepository } from './ports/guideline-snapshot.repository.ts';
import type { SuppressionRepository } from './ports/suppression.repository.ts';

/** `FixBrandCheck` needs these beside its ports for documents. */
export class FixRecords {
  constructor(
    readonly brandChecks: BrandCheckRepository,
    readonly snapshots: GuidelineSnapshotRepository,
    readonly suppressions: SuppressionRepository,
    readonly fixes: BrandCheckFixRepository,
    readonly recorder: BrandCheckRecorder,
    readonly history: CheckHistory,
    readonly eventLog: EventLog,
    readonly unitOfWork: UnitOfWork,
    readonly clock: Clock,
  ) {}
}
