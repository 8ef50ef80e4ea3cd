import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { notAPresentation, presentationTooComplex } from '@livery/content-domain';
import { DomainError } from '@livery/kernel';
import { PackageRefused } from '@livery/office-package';
import { ChildPool, ChildPoolUnavailable, type ChildOutcome, type TaskInput, type TaskOptions } from '@livery/process';
import { PRESENTATION_LIMITS, PRESENTATION_POOL } from './presentation-limits.ts';
import type { PresentationAnswer, PresentationTask, Refusal } from './presentation-task.ts';
import { refusalOf } from './refusal-of.ts';

/** The module of the children lies beside this one, as source or as build output. */
const MODULE = new URL(`./work-on-presentation${path.extname(import.meta.url)}`, import.meta.url);
/** The libraries of this project, which lie as deep from the source as from the build output. */
const LIBRARIES = fileURLToPath(new URL('../../../../', import.meta.url));
/** Seconds after which a full queue may have a place again. */
const RETRY_AFTER = 5;

/** An answer of a child, with the bytes that it made. */
export interface PresentationWork {
  readonly answer: Exclude<PresentationAnswer, { readonly refused: unknown }>;
  readonly output: Buffer;
}

/** Splits and merges presentations in child processes that can be killed, and never on the event loop. */
export class PresentationChildren {
  private readonly pool = new ChildPool({
    module: MODULE,
    readable: [...['office', 'shared/kernel'].map((folder) => path.join(LIBRARIES, folder)), ...packageFolders()],
    ...PRESENTATION_POOL,
    limits: PRESENTATION_LIMITS,
  });

  /** @throws DomainError the refusal of a file, `file_too_complex`, `unavailable`; the reason of the signal */
  async run(task: PresentationTask, input: TaskInput, { signal, owner }: TaskOptions): Promise<PresentationWork> {
    const outcome = await this.outcome(task, input, { signal, owner });
    if ('failed' in outcome) throw new PackageRefused('file_corrupt', 'The presentation cannot be read.');
    if ('stopped' in outcome) throw outcome.stopped === 'closed' ? unavailable() : presentationTooComplex();
    const { answer, output = Buffer.alloc(0) } = outcome;
    if (!isAnswer(answer)) throw presentationTooComplex();
    if ('refused' in answer) throw refusal(task, answer.refused);
    return { answer, output };
  }

  /** Kills the children. Nest calls it at the end of the process. */
  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }

  private async outcome(task: PresentationTask, input: TaskInput, options: TaskOptions): Promise<ChildOutcome> {
    try {
      return await this.pool.run(task, input, options);
    } catch (error) {
      if (error instanceof ChildPoolUnavailable) throw unavailable();
      throw error;
    }
  }
}

function refusal({ kind }: PresentationTask, refused: Refusal): DomainError {
  return kind === 'split' && refused.code === 'unsupported_format' ? notAPresentation(null) : refusalOf(refused);
}

/** The folder of the packages that the engine imports. */
function packageFolders(): readonly string[] {
  const entry = createRequire(import.meta.url).resolve('xml2js');
  return [entry.slice(0, entry.lastIndexOf(`${path.sep}xml2js${path.sep}`))];
}

/** The module of the children is ours, but it reads hostile files. */
function isAnswer(answer: unknown): answer is PresentationAnswer {
  if (typeof answer !== 'object' || answer === null) return false;
  return ['refused', 'miscounted', 'incompatible', 'split', 'merged'].some((member) => member in answer);
}

function unavailable(): DomainError {
  return new DomainError(
    'unavailable',
    'unavailable',
    'Too many presentations are being worked on. Send the request again in a few seconds.',
    { retryAfter: RETRY_AFTER },
  );
}
