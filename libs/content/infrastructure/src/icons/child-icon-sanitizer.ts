import path from 'node:path';
import type { OnApplicationShutdown } from '@nestjs/common';
import { IconSanitizer, type SanitizedIcon, type SanitizingOrder } from '@livery/content-application';
import { SVG_LIMITS, svgTooLarge } from '@livery/content-domain';
import { DomainError } from '@livery/kernel';
import { ChildPool, ChildPoolUnavailable } from '@livery/process';
import { sanitizerFolders } from './sanitizer-folders.ts';

export interface ChildIconSanitizerOptions {
  /** The number of child processes, and so of icons at a time. */
  readonly children: number;
  /** How many icons may wait for a child. */
  readonly queueLength: number;
  /** For how many milliseconds one icon may have a processor. By the wall clock it may take up to five times as long. */
  readonly deadlineMs: number;
  /** The size of the old generation of a child in MB. */
  readonly heapMb: number;
  /** Resident memory of a child in MB. */
  readonly memoryMb: number;
  /** How many icons a child sanitises before a new one takes its place. */
  readonly iconsPerChild: number;
  /** Is called once for each protection that this machine lacks. */
  readonly onMissingWall?: (what: string) => void;
}

/** JSON writes a character with at most six bytes. */
const MAX_ANSWER_BYTES = 6 * SVG_LIMITS.maxBytes + 10_000;
/** A machine that is busy with other work does not make an icon unreadable. */
const WALL_OVER_PROCESSOR = 5;
/** The module of the children lies beside this one, as source or as build output. */
const MODULE = new URL(`./sanitize-icon${path.extname(import.meta.url)}`, import.meta.url);

/** Sanitises icons in child processes that can be killed. */
export class ChildIconSanitizer extends IconSanitizer implements OnApplicationShutdown {
  private readonly pool: ChildPool;

  constructor(options: ChildIconSanitizerOptions) {
    super();
    const { children, queueLength, deadlineMs, heapMb, memoryMb, iconsPerChild, onMissingWall } = options;
    this.pool = new ChildPool({
      module: MODULE,
      readable: sanitizerFolders(),
      children,
      queueLength,
      limits: {
        processorMs: deadlineMs,
        wallMs: WALL_OVER_PROCESSOR * deadlineMs,
        heapMb,
        memoryMb,
        answerBytes: MAX_ANSWER_BYTES,
        tasksPerChild: iconsPerChild,
      },
      ...(onMissingWall && { onMissingWall }),
    });
  }

  async sanitize(svg: Uint8Array, order: SanitizingOrder): Promise<SanitizedIcon> {
    if (svg.length > SVG_LIMITS.maxBytes) throw svgTooLarge();
    const outcome = await this.run({ svg: Buffer.from(svg).toString('base64') }, order);
    return 'answer' in outcome ? checked(outcome.answer) : Promise.reject(tooComplex());
  }

  /** Kills the children when the process ends. */
  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }

  private async run(task: unknown, { organizationId: owner, signal, onSpent }: SanitizingOrder) {
    try {
      return await this.pool.run(task, null, { owner, signal, onSpent });
    } catch (error) {
      if (!(error instanceof ChildPoolUnavailable)) throw error;
      const message = 'Too many icons are being sanitised. Try again in a moment.';
      throw new DomainError('unavailable', 'unavailable', message, { retryAfter: 1, cause: error });
    }
  }
}

function tooComplex(): DomainError {
  return new DomainError('unprocessable', 'xml_too_complex', 'The SVG takes too long to read.', { param: 'file' });
}

/** A child that reads hostile files may answer anything. @throws DomainError for an icon that is refused */
function checked(answer: unknown): SanitizedIcon {
  if (typeof answer !== 'object' || answer === null) throw tooComplex();
  if ('refused' in answer) throw refusal(answer.refused);
  if (!('svg' in answer) || !('viewBox' in answer) || !('width' in answer) || !('height' in answer)) throw tooComplex();
  const { svg, viewBox, width, height } = answer;
  const isProper =
    typeof svg === 'string' && typeof viewBox === 'string' && typeof width === 'number' && typeof height === 'number';
  if (!isProper) throw tooComplex();
  return { svg, viewBox, width, height };
}

function refusal(refused: unknown): DomainError {
  if (typeof refused !== 'object' || refused === null) return tooComplex();
  if (!('code' in refused) || !('message' in refused) || typeof refused.message !== 'string') return tooComplex();
  const { code, message } = refused;
  const param = { param: 'file' };
  if (code === 'svg_unsafe' || code === 'file_corrupt') return new DomainError('unprocessable', code, message, param);
  return code === 'file_too_large'
    ? svgTooLarge()
    : new DomainError('unprocessable', 'xml_too_complex', message, param);
}
