import path from 'node:path';
import type { OnApplicationShutdown } from '@nestjs/common';
import { svgTooLarge } from '@livery/content-domain';
import type { LocalFile } from '@livery/content-application';
import { DomainError } from '@livery/kernel';
import { type ChildLimits, ChildPool, ChildPoolUnavailable, type TaskOptions } from '@livery/process';
import type { FoundIcon, FoundIcons } from './found-icons.ts';
import { fileTooComplex, tooManyIcons, unsupportedSource } from './icon-source.errors.ts';
import { sanitizerFolders } from './sanitizer-folders.ts';

/** A set of 10 MB takes half a second and 150 MB. A list in a list 15 million times fills any heap. */
const LIMITS: ChildLimits = {
  processorMs: 10_000,
  wallMs: 60_000,
  heapMb: 384,
  memoryMb: 768,
  answerBytes: 8_388_608,
  outputBytes: 67_108_864,
  tasksPerChild: 10,
};
const QUEUE_LENGTH = 32;
/** The module of the children lies beside this one, as source or as build output. */
const MODULE = new URL(`./read-iconify${path.extname(import.meta.url)}`, import.meta.url);

/** Reads IconifyJSON in child processes that can be killed, so that no file keeps the event loop busy. */
export class IconifyReader implements OnApplicationShutdown {
  private readonly pool = new ChildPool({
    module: MODULE,
    readable: sanitizerFolders(),
    children: 1,
    queueLength: QUEUE_LENGTH,
    limits: LIMITS,
  });

  /** @throws DomainError `unsupported_format`, `archive_too_large`, `file_too_complex`, `unavailable`; the reason of the signal */
  async read(file: LocalFile, options: TaskOptions): Promise<FoundIcons> {
    const outcome = await this.run(file, options);
    if ('stopped' in outcome && outcome.stopped === 'closed') throw unavailable();
    if (!('answer' in outcome)) throw fileTooComplex();
    return foundIcons(outcome.answer, outcome.output ?? Buffer.alloc(0));
  }

  /** Kills the children when the process ends. */
  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }

  private async run(file: LocalFile, options: TaskOptions) {
    try {
      return await this.pool.run({}, file, options);
    } catch (error) {
      if (error instanceof ChildPoolUnavailable) throw unavailable();
      throw error;
    }
  }
}

/** A child that reads hostile files may answer anything. */
function foundIcons(answer: unknown, output: Buffer): FoundIcons {
  if (answer === null) throw unsupportedSource();
  if (typeof answer !== 'object') throw fileTooComplex();
  if ('hasTooMany' in answer) throw tooManyIcons();
  if (!('entries' in answer) || !('licence' in answer)) throw fileTooComplex();
  const { entries, licence } = answer;
  if (!Array.isArray(entries) || typeof licence !== 'string') throw fileTooComplex();
  let at = 0;
  const found = entries.map((entry: unknown): FoundIcon => {
    const { name, size, problem } = entryOf(entry);
    if (size === null) return { path: name, read: () => refuse(problem) };
    const svg = output.subarray(at, (at += size));
    return { path: name, read: () => svg };
  });
  return { found, licence };
}

function entryOf(entry: unknown) {
  if (typeof entry !== 'object' || entry === null || !('name' in entry)) throw fileTooComplex();
  const { name } = entry;
  if (typeof name !== 'string') throw fileTooComplex();
  const size = 'size' in entry && typeof entry.size === 'number' ? entry.size : null;
  return { name, size, problem: 'problem' in entry ? String(entry.problem) : null };
}

function refuse(problem: string | null): never {
  throw problem === null ? svgTooLarge() : new DomainError('unprocessable', 'file_corrupt', problem, { param: 'file' });
}

function unavailable(): DomainError {
  return new DomainError('unavailable', 'unavailable', 'No file of icons can be read now.', { retryAfter: 1 });
}
