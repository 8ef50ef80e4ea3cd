import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Illustration, locationsToDraw } from '@livery/brand-governance-application';
import { canonicalGuideline, type Finding, type Guideline } from '@livery/brand-governance-domain';
import {
  INSPECTION_LIMITS,
  INSPECTOR_ENTRY,
  PiscinaDocumentInspector,
} from '@livery/brand-governance-infrastructure/offline';
import { TransferableFile } from '@livery/file-transfer';
import { onceCapacity } from '../once-capacity.ts';
import type { DocumentJudge, Judgement, ReadDocument } from './document-judge.ts';

/** Judges documents in threads of this process. Each document has a deadline and a limited heap. */
export class EngineJudge implements DocumentJudge {
  readonly parallel: number;
  readonly guidelineVersion: string;
  private readonly illustrator: EngineIllustrator | null;
  private readonly inspector: PiscinaDocumentInspector;

  constructor(
    private readonly guideline: Guideline,
    { files, isIllustrated }: { readonly files: number; readonly isIllustrated: boolean },
  ) {
    this.parallel = Math.max(1, Math.min(files, availableParallelism()));
    this.guidelineVersion = createHash('sha256').update(canonicalGuideline(guideline)).digest('hex');
    this.inspector = inspectorOf(this.parallel);
    this.illustrator = isIllustrated ? new EngineIllustrator(this.inspector) : null;
  }

  async judge(document: ReadDocument): Promise<Judgement> {
    try {
      const { verdict } = await onceCapacity(() => this.inspector.inspect(received(document), this.guideline));
      if (verdict.outcome === 'refused') return { error: verdict.refusal };
      const { findings, notEvaluated, truncated } = verdict;
      const illustration = (await this.illustrator?.illustrate(document, findings)) ?? null;
      return { findings, notEvaluated, truncated, illustration, suppressed: [], unusedSuppressions: 0, error: null };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { error: { code: 'internal_error', message, part: null } };
    }
  }

  close(): Promise<void> {
    return this.inspector.close();
  }
}

/** Draws the slides of documents with findings. */
export class EngineIllustrator {
  constructor(private readonly inspector = inspectorOf(1)) {}

  async illustrate(document: ReadDocument, findings: readonly Finding[]): Promise<Illustration | null> {
    if (findings.length === 0) return null;
    const locations = locationsToDraw(findings);
    return onceCapacity(() => this.inspector.illustrator.illustrate(received(document), locations));
  }

  close(): Promise<void> {
    return this.inspector.close();
  }
}

function inspectorOf(threads: number): PiscinaDocumentInspector {
  return new PiscinaDocumentInspector({
    ...INSPECTION_LIMITS,
    entry: INSPECTOR_ENTRY,
    threads,
    queueLength: threads,
  });
}

function received({ bytes, format }: ReadDocument) {
  return { bytes: TransferableFile.of(bytes), format };
}
