import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, type BrandCheck, type Livery } from '@livery/sdk';
import { visible } from '../visible.ts';
import type { DocumentJudge, Judgement, ReadDocument } from './document-judge.ts';
import type { DocumentError } from './document-report.ts';
import type { EngineIllustrator } from './engine-judge.ts';
import { findingOf, suppressedOf } from './remote-finding.ts';

const MAX_FILENAME = 255;
/** How often a document is sent again after a service that is busy. The library has then repeated each request some times. */
const MAX_WAITS = 20;

/** Has a service judge documents by the guideline of the organization. The service does not keep them. */
export class RemoteJudge implements DocumentJudge {
  readonly parallel = 4;
  guidelineVersion: string | null = null;

  constructor(
    private readonly livery: Livery,
    private readonly illustrator: EngineIllustrator | null,
  ) {}

  /** @throws LiveryError if the service cannot be reached, or refuses the request for another reason than the document */
  async judge(document: ReadDocument): Promise<Judgement> {
    const check = await this.run(document).catch(documentError);
    if ('message' in check) return { error: check };
    this.guidelineVersion ??= check.guideline_version;
    const findings = check.findings.map(findingOf);
    return {
      findings,
      notEvaluated: check.not_evaluated,
      truncated: check.summary?.truncated ?? false,
      suppressed: check.suppressed.map(suppressedOf),
      unusedSuppressions: check.summary?.suppressions_unused ?? 0,
      illustration: (await this.illustrator?.illustrate(document, findings)) ?? null,
      error: null,
    };
  }

  async close(): Promise<void> {
    await this.illustrator?.close();
  }

  private async run(document: ReadDocument): Promise<BrandCheck> {
    const { file, format, bytes } = document;
    const filename = visible(path.basename(file)).slice(-MAX_FILENAME);
    for (let waits = 0; ; waits += 1) {
      try {
        return await this.livery.brandChecks.run({ file: bytes, filename, content_type: format, keep: false });
      } catch (error) {
        const milliseconds = waitBefore(error);
        if (milliseconds === undefined || waits >= MAX_WAITS) throw error;
        await pause(milliseconds);
      }
    }
  }
}

/** For how long a service that is busy asks to wait; undefined for other errors. */
function waitBefore(error: unknown): number | undefined {
  return error instanceof ApiError && (error.status === 429 || error.status === 503) ? error.retryAfterMs : undefined;
}

/** Why the service could not judge a document: then the error names the failed check. */
function documentError(error: unknown): DocumentError {
  if (!(error instanceof ApiError) || !('brand_check' in error.body)) throw error;
  const part = 'part' in error.body ? error.body.part : null;
  return { code: error.code, message: error.message, part: typeof part === 'string' ? part : null };
}
